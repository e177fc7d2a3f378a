/** What people call a payment or a file by: the first eight digits of its id. Searches accept it. */
export const shortNumber = (uuid: string): string => uuid.slice(0, 8).toUpperCase();

/** What the product is called in mails and on receipts: the name that the app shows as well. */
export const brandName = 'Drove';

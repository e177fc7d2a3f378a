/** A booking code as it is kept, of what people type: `4kx-7qz` or `4KX 7QZ`. */
export const foldBookingCode = (typed: string): string => typed.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();

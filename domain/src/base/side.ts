/** The two sides of a conversation. */
export type Side = 'buyer' | 'seller';

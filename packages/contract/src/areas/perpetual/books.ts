/** `contract` is the book of perpetual contracts, `delivery` that of dated ones; no money of one stands behind the other. */
export const contractBooks = ['contract', 'delivery'] as const;
export type ContractBook = (typeof contractBooks)[number];

/** What instruments are of: an instrument is named by its product and its symbol. New ones go to the end. */
export const products = ['spot', 'perpetual'] as const;
export type Product = (typeof products)[number];

/** Those whose orders and fills are pushed to their owners. The others are traded in the core alone, so far. */
export const servedProducts: readonly Product[] = ['spot', 'perpetual'];

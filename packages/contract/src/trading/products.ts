/** What instruments are of: an instrument is named by its product and its symbol. New ones go to the end. */
export const products = ['spot'] as const;
export type Product = (typeof products)[number];

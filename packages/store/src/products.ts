import { perpetual } from './areas/perpetual/product.ts';
import { spot } from './areas/spot/product.ts';
import { ledgerOf } from './trading/ledger-of.ts';
import type { StoredProduct } from './trading/product.ts';

/** Every product that trades; a test holds it against the core's. */
export const storedProducts: readonly StoredProduct[] = [spot, perpetual];

/** The whole ledger, as something to select from. */
export const wholeLedger = ledgerOf(storedProducts);

import { spot } from './areas/spot/product.ts';
import type { StoredProduct } from './trading/product.ts';
import { ledgerOf } from './trading/trades.ts';

/** Every product that trades; a test holds it against the core's. */
export const storedProducts: readonly StoredProduct[] = [spot];

/** The whole ledger, as something to select from. */
export const wholeLedger = ledgerOf(storedProducts);

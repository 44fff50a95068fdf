import { cancelAllOf } from '../../../trading/product-commands/cancel-all.ts';
import { perpetualProduct } from '../product.ts';

/** Cancels all open orders of an owner, in one contract or in all; gives their ids. */
export const { shape: cancelAllShape, command: cancelAll } = cancelAllOf(perpetualProduct, 107);

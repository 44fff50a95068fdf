import { cancelAllOf } from '../../../trading/product-commands/cancel-all.ts';
import { spotProduct } from '../product.ts';

/** Cancels all open orders of an owner, in one market or in all; gives their ids. */
export const { shape: cancelAllShape, command: cancelAll } = cancelAllOf(spotProduct, 22);

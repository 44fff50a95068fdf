import { cancelOrderOf } from '../../../trading/product-commands/cancel-order.ts';
import { spotProduct } from '../product.ts';

/** Cancels one open order: it leaves the book, and what it held is free again. */
export const { shape: cancelOrderShape, command: cancelOrder } = cancelOrderOf(spotProduct, 21);

import { forgetClientIdsOf } from '../../../trading/product-commands/forget-client-ids.ts';
import { spotProduct } from '../product.ts';

/** Forgets client order ids that are older than 24 hours. Time alone makes it happen. */
export const { shape: forgetClientIdsShape, command: forgetClientIds } = forgetClientIdsOf(spotProduct, 23);

import { setFeeTiersOf } from '../../../trading/product-commands/set-fee-tiers.ts';
import { perpetualProduct } from '../product.ts';

/** Sets everybody's fee tier from the last 30 full UTC days. Time alone makes it happen, after midnight. */
export const { shape: setFeeTiersShape, command: setFeeTiers } = setFeeTiersOf(perpetualProduct, 101);

import type { Coin } from '@quay/contract/market';
import type { Product } from '@quay/contract/trading';

type Named = Pick<Coin, 'symbol' | 'base' | 'quote'>;

/** The markets of a product, as the list of markets shows them. */
export type ProductMarkets = {
  readonly product: Product;
  /** Empty until they are known. */
  useMarkets(): readonly Coin[];
  /** How a market is named, the second part quieter: `BTC` `/USDT`. */
  nameOf(market: Named): readonly [name: string, rest: string];
  /** The coin whose mark stands beside the name. */
  iconOf(market: Named): string;
};

/** Markets of one coin against another are named by both. */
export const coinPairs: Pick<ProductMarkets, 'nameOf' | 'iconOf'> = {
  nameOf: ({ base, quote }) => [base, `/${quote}`],
  iconOf: ({ base }) => base,
};

import type { Price } from '@quay/money';

/** What convert asks of its neighbours; wired in `core.ts`. */
export type ConvertNeeds = {
  readonly markets: {
    /** The market of a coin: `referencePrice` is the last price that somebody paid there. */
    get(symbol: string): { readonly quote: string; readonly referencePrice: Price } | undefined;
  };
};

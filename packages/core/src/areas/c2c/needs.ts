import type { Price } from '@quay/money';
import type { Guard } from '../../guard/guard.ts';
import type { C2cOrder } from './state.ts';

/** What c2c asks of its neighbours; wired in `core.ts`. */
export type C2cNeeds = {
  readonly guard: Guard;
  readonly markets: {
    /** The market of a coin: `referencePrice` is the last price that somebody paid there. */
    get(symbol: string): { readonly quote: string; readonly referencePrice: Price } | undefined;
  };
  /** An order is completed: coins of its seller are somebody else's. */
  sold(order: C2cOrder, at: number): void;
  /** Request ids of the last 24 hours, which all requests share that must not happen twice. */
  readonly requests: {
    get(key: string): { readonly said: string; readonly reference: number } | undefined;
    add(request: {
      owner: number;
      requestId: string;
      kind: 'c2c-order' | 'c2c-ad';
      said: string;
      reference: number;
      at: number;
    }): void;
  };
};

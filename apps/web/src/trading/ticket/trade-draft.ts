import type { Side } from '@quay/contract';
import type { OrderType } from '@quay/contract/trading';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { InstrumentKey } from '../instrument.ts';
import type { Numbered } from './numbered.ts';

/** An order form exactly as its owner left it: the texts are what was typed, not what they mean. */
export type TradeDraft = {
  readonly side: Side;
  readonly type: OrderType;
  readonly price: string;
  /** The last price that triggers a stop order. */
  readonly stopPrice: string;
  readonly quantity: string;
  /** Quote asset to spend, for a market buy. */
  readonly amount: string;
  /** Whether a market buy says how much to get or how much to spend. */
  readonly by: 'quantity' | 'amount';
  /** The stop order is one of a pair: whichever of both trades first cancels the other. */
  readonly pairs: boolean;
  /** The price of the limit order of a pair. */
  readonly restPrice: string;
  /** What is bought is to be sold again, at one of two prices. */
  readonly exits: boolean;
  readonly takeProfit: string;
  readonly stopLoss: string;
};

export const emptyDraft: TradeDraft = {
  side: 'buy',
  type: 'limit',
  price: '',
  stopPrice: '',
  quantity: '',
  amount: '',
  by: 'amount',
  pairs: false,
  restPrice: '',
  exits: false,
  takeProfit: '',
  stopLoss: '',
};

type TradeDrafts = {
  readonly drafts: Readonly<Record<InstrumentKey, TradeDraft>>;
  /**
   * Orders that were sent and never answered, each as its product sends it. Such an order may stand in the book, so it is
   * only ever sent again under the same `clientOrderId`, which makes the exchange answer with the first result.
   */
  readonly unanswered: Readonly<Record<InstrumentKey, Numbered | null>>;
  keep(key: InstrumentKey, draft: TradeDraft): void;
  keepUnanswered(key: InstrumentKey, order: Numbered | null): void;
};

type Kept = Pick<TradeDrafts, 'drafts' | 'unanswered'>;

/** Forms that an older version of the app kept: they lack what it did not know. */
export function broughtUp({ drafts, unanswered }: Kept): Kept {
  const filled = Object.entries(drafts).map(([key, draft]) => [key, { ...emptyDraft, ...draft }]);
  return { drafts: Object.fromEntries(filled), unanswered };
}

/** Order forms by instrument. They outlive the way to the login and a reload, and end with the browser's tab. */
export const useTradeDrafts = create<TradeDrafts>()(
  persist(
    (set) => ({
      drafts: {},
      unanswered: {},
      keep: (key, draft) => set((state) => ({ drafts: { ...state.drafts, [key]: draft } })),
      keepUnanswered: (key, order) => set((state) => ({ unanswered: { ...state.unanswered, [key]: order } })),
    }),
    {
      name: 'quay.trade-draft',
      version: 3,
      storage: createJSONStorage(() => sessionStorage),
      migrate: (older) => broughtUp(older as Kept),
      partialize: ({ drafts, unanswered }) => ({ drafts, unanswered }),
    },
  ),
);

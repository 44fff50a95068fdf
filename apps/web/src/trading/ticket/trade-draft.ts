import type { OrderType, PlaceOrder } from '@quay/contract/spot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** An order form exactly as its owner left it: the texts are what was typed, not what they mean. */
export type TradeDraft = {
  readonly side: PlaceOrder['side'];
  readonly type: OrderType;
  readonly price: string;
  /** The last price that wakes a stop order. */
  readonly stopPrice: string;
  readonly quantity: string;
  /** Quote asset to spend, for a market buy. */
  readonly amount: string;
  /** Whether a market buy says how much to get or how much to spend. */
  readonly by: 'quantity' | 'amount';
};

/**
 * An order that was sent and never answered. It may stand in the book, so it is only ever sent again under the same
 * `clientOrderId`, which makes the exchange answer with the first result.
 */
export type UnansweredOrder = PlaceOrder & { readonly clientOrderId: string };

export const emptyDraft: TradeDraft = {
  side: 'buy',
  type: 'limit',
  price: '',
  stopPrice: '',
  quantity: '',
  amount: '',
  by: 'amount',
};

type TradeDrafts = {
  readonly drafts: Readonly<Record<string, TradeDraft>>;
  readonly unanswered: Readonly<Record<string, UnansweredOrder | null>>;
  keep(symbol: string, draft: TradeDraft): void;
  keepUnanswered(symbol: string, order: UnansweredOrder | null): void;
};

type Kept = Pick<TradeDrafts, 'drafts' | 'unanswered'>;

/** Forms that an older version of the app kept: they lack what it did not know. */
export function broughtUp({ drafts, unanswered }: Kept): Kept {
  const filled = Object.entries(drafts).map(([symbol, draft]) => [symbol, { ...emptyDraft, ...draft }]);
  return { drafts: Object.fromEntries(filled), unanswered };
}

/** Order forms by market. They outlive the way to the login and a reload, and end with the browser's tab. */
export const useTradeDrafts = create<TradeDrafts>()(
  persist(
    (set) => ({
      drafts: {},
      unanswered: {},
      keep: (symbol, draft) => set((state) => ({ drafts: { ...state.drafts, [symbol]: draft } })),
      keepUnanswered: (symbol, order) => set((state) => ({ unanswered: { ...state.unanswered, [symbol]: order } })),
    }),
    {
      name: 'quay.trade-draft',
      version: 2,
      storage: createJSONStorage(() => sessionStorage),
      migrate: (older) => broughtUp(older as Kept),
      partialize: ({ drafts, unanswered }) => ({ drafts, unanswered }),
    },
  ),
);

import { type Contract, perpetual } from '@quay/contract/perpetual';
import { ownChannel } from '@quay/contract/trading';
import { SelectButton } from '@quay/ui';
import { useEffect, useState } from 'react';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { ratesOf } from '../../../trading/fees/fees.ts';
import { coinOf } from '../../../trading/market/contract-markets.ts';
import type { PlaceOrder } from '../../../trading/orders/order.ts';
import { useHeldHours } from '../../../trading/ticket/held-hours.ts';
import { OrderTicket } from '../../../trading/ticket/order-ticket.tsx';
import type { ProductTicket } from '../../../trading/ticket/product-ticket.ts';
import type { PerpetualNow } from '../account.ts';
import { usePlaceOrder } from '../acts/place-order.ts';
import { bookOf, priceUnitOf } from '../facts.ts';
import { perpetualOrders } from '../orders.ts';
import { useFeeRates } from '../queries/fee-rates.ts';
import { useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';
import { attachedOf, nothingAttached, useAttachedDrafts } from './attached-draft.ts';
import { ConfirmOrder } from './confirm-order.tsx';
import {
  openingOrder,
  quantityOnly,
  refusalOf,
  type Summary,
  summarise,
  type TicketFacts,
  takeShare,
} from './order-sums.ts';
import { OrderTotals } from './order-totals.tsx';
import { TicketContext, ticketFactsOf, useTicketFacts } from './ticket-facts.ts';

const SetLeverage = lazySheet(() => import('./set-leverage.tsx'));

/** On what terms the next order opens: cross or isolated, and the leverage. */
function Terms() {
  const words = perpetualWords.useWords();
  const facts = useTicketFacts();
  const { contract, mode, leverage } = facts;
  const shown = useShown(contract);
  const [choosing, setChoosing] = useState(false);
  useEffect(() => SetLeverage.preload(), []);
  return (
    <>
      <SelectButton label={words.terms} labelUnseen onClick={() => setChoosing(true)}>
        {words.termsSaid(words.mode[mode], shown.leverage(leverage))}
      </SelectButton>
      <SetLeverage open={choosing} onClose={() => setChoosing(false)} facts={facts} />
    </>
  );
}

function usePlacing() {
  const { leverage, contract } = useTicketFacts();
  const { isPending, mutateAsync } = usePlaceOrder();
  const keep = useAttachedDrafts((store) => store.keep);
  return {
    isPending,
    async mutateAsync(order: PlaceOrder) {
      const placed = await mutateAsync(openingOrder(order, leverage));
      keep(contract.symbol, nothingAttached);
      return placed;
    },
  };
}

function useTicketWords() {
  const { side, open, opening, placed } = perpetualWords.useWords();
  return { side, act: open, sending: opening, ...placed };
}

const channel = ownChannel('orders', 'perpetual');

/** The order form of one contract: it opens, long or short. */
export function PlaceOrderForm({ contract, now }: { contract: Contract; now: PerpetualNow }) {
  const attached = useAttachedDrafts(({ drafts }) => drafts[contract.symbol]) ?? nothingAttached;
  const facts: TicketFacts = { ...ticketFactsOf(contract, now), attached };
  const own = useFeeRates().data;
  const here = now.orders?.filter(({ symbol }) => symbol === contract.symbol);
  const ticket: ProductTicket<Summary> = {
    product: 'perpetual',
    book: bookOf(contract),
    refusals: perpetual,
    types: perpetualOrders.types,
    href: perpetualOrders.href,
    channel,
    has: { spending: false, selfTrade: false },
    sizeField: quantityOnly,
    priceUnit: () => priceUnitOf(contract),
    useTicketWords,
    usePlaceOrder: usePlacing,
    useRates: (coin) => ratesOf(coin, own),
    useHeldHours,
    summarise: (plan, circumstances) => summarise(plan, facts, circumstances),
    refusalOf: (plan, circumstances) => refusalOf(plan, facts, circumstances),
    alsoSays: (plan, circumstances) => attachedOf(attached, summarise(plan, facts, circumstances)?.linked ?? null),
    stops: { follow: 'mark', price: contract.mark?.price ?? null },
    takeShare: (draft, circumstances, percent) => takeShare(draft, facts, circumstances, percent),
    Terms,
    Totals: OrderTotals,
    Confirm: ConfirmOrder,
  };
  return (
    <TicketContext value={facts}>
      <OrderTicket of={ticket} coin={coinOf(contract, '')} openOrders={here?.length ?? null} />
    </TicketContext>
  );
}

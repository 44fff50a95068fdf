import { type Contract, DEFAULT_LEVERAGE } from '@quay/contract/perpetual';
import { exchangeNow } from '@quay/web-kit/request';
import { createContext, useContext } from 'react';
import { useSession } from '../../../shell/session.ts';
import type { PerpetualNow } from '../account.ts';
import { nothingAttached } from './attached-draft.ts';
import type { TicketFacts } from './order-sums.ts';
import { restingOf } from './resting.ts';

/** What an order in a contract would be checked by now. */
export function ticketFactsOf(contract: Contract, perpetualNow: PerpetualNow): TicketFacts {
  const { symbol, maxLeverage } = contract;
  const position = perpetualNow.positions?.find((one) => one.symbol === symbol);
  const here = perpetualNow.orders?.filter((one) => one.symbol === symbol) ?? [];
  return {
    contract,
    now: perpetualNow.now(symbol),
    account: perpetualNow.account(contract),
    leverage: position?.leverage ?? Math.min(DEFAULT_LEVERAGE, maxLeverage),
    mode: position?.mode ?? 'cross',
    resting: restingOf(here),
    attached: nothingAttached,
    triggers: perpetualNow.triggers?.filter((one) => one.symbol === symbol).length ?? 0,
    at: exchangeNow(),
    registeredAt: useSession.getState().member?.registeredAt ?? null,
  };
}

/** What the parts of one ticket are drawn from, beside the form and the market. */
export const TicketContext = createContext<TicketFacts | null>(null);

export function useTicketFacts(): TicketFacts {
  const facts = useContext(TicketContext);
  if (!facts) throw new Error('a part of the ticket stands outside of it');
  return facts;
}

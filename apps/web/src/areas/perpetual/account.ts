import type { Contract, Position, Trigger } from '@quay/contract/perpetual';
import { exchangeNow } from '@quay/web-kit/request';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useBalances } from '../../holdings/queries/wallets.ts';
import { useSession } from '../../shell/session.ts';
import { accountNow, bookOf, contractNow, tiersAt } from './facts.ts';
import { useContractsNow } from './live-contracts.ts';
import { useOpenTriggers } from './queries/open-triggers.ts';
import { asContractOrder, type ContractOrder, openOrdersQuery } from './queries/order-lists.ts';
import { usePositions } from './queries/positions.ts';
import { tiersQuery } from './queries/tiers.ts';
import type { AccountNow, ContractNow } from './sums/account.ts';

/** What a screen of contracts knows at this moment. */
export type PerpetualNow = {
  readonly contracts: readonly Contract[];
  /** As the sums take it; null while its tiers or its mark are not known. */
  now(symbol: string): ContractNow | null;
  /** Those that are open, and those of which leverage and mode were chosen; undefined while they are not known. */
  readonly positions: readonly Position[] | undefined;
  readonly orders: readonly ContractOrder[] | undefined;
  readonly triggers: readonly Trigger[] | undefined;
  /** What the user has in the account of a contract; null while anything of it is not known. A guest has nothing. */
  account(of: Pick<Contract, 'expiry' | 'quote'>): AccountNow | null;
  readonly failed: boolean;
  readonly fetching: boolean;
  retry(): void;
};

/** Everything that the sums need of the user and of the contracts that the user holds, and of one more. */
export function usePerpetual(shown: string): PerpetualNow {
  const contracts = useContractsNow();
  const loggedIn = useSession((session) => session.token !== null);
  const positions = usePositions();
  const orders = useQuery({ ...openOrdersQuery, enabled: loggedIn });
  const triggers = useOpenTriggers();
  const balances = useBalances();
  const held = positions.data;
  const needed = contracts.filter(({ symbol }) => symbol === shown || held?.some((one) => one.symbol === symbol));
  const tiers = useQueries({ queries: needed.map((one) => tiersQuery(one)) });
  const known = needed.flatMap((one, place) => {
    const now = contractNow(one, tiersAt(tiers[place]?.data ?? [], exchangeNow()));
    return now ? [now] : [];
  });
  const openOrders = orders.data?.map(asContractOrder);
  const mine = held?.filter(({ quantity }) => quantity !== '0') ?? [];
  const complete = mine.every(({ symbol }) => known.some((one) => one.symbol === symbol));
  const questions = [positions, orders, balances, ...tiers];
  return {
    contracts,
    now: (symbol) => known.find((one) => one.symbol === symbol) ?? null,
    positions: held,
    orders: openOrders,
    triggers: triggers.data,
    account(of) {
      if (!held || !openOrders || !balances.data || !complete) return null;
      const account = { book: bookOf(of), quote: of.quote };
      return accountNow(account, { contracts: known, positions: held, orders: openOrders, balances: balances.data });
    },
    failed: questions.some(({ isError }) => isError),
    fetching: questions.some(({ isFetching }) => isFetching),
    retry() {
      for (const one of questions) if (one.isError) void one.refetch();
    },
  };
}

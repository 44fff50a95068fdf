import type { EarnOrder, EarnPush } from '@quay/contract/earn';
import type { Balance } from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLive } from '../live/live.ts';
import { useSession } from '../shell/session.ts';
import { ordersQuery } from './queries/orders.ts';
import { useBalances } from './queries/wallets.ts';

/**
 * Savings as what they are in: the account of Earn. They are lent and in none of the user's own accounts; what was asked
 * back is theirs until it is paid.
 */
export function savedIn(orders: readonly EarnOrder[]): Balance[] {
  return orders
    .filter(({ kind }) => kind === 'flexible')
    .map(({ asset, amount, redemptions }) => {
      const back = redemptions.reduce((sum, one) => sum + units(one.amount), 0n);
      return { book: 'finance' as const, symbol: asset, available: '0', frozen: text(units(amount) + back) };
    })
    .filter(({ frozen }) => frozen !== '0');
}

/** Balances with savings added to the account of Earn, one line for a coin. */
export function withSavings(balances: readonly Balance[], saved: readonly Balance[]): Balance[] {
  const left = [...saved];
  const own = balances.map((balance) => {
    const at = left.findIndex(({ book, symbol }) => book === balance.book && symbol === balance.symbol);
    if (at < 0) return balance;
    const [found] = left.splice(at, 1);
    return { ...balance, frozen: text(units(balance.frozen) + units(found!.frozen)) };
  });
  return [...own, ...left];
}

/** Everything that the user owns: balances, and savings beside them. What can be used is in balances alone. */
export function useHoldings() {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== null);
  const balances = useBalances();
  const orders = useQuery({ ...ordersQuery, enabled: loggedIn });
  useLive<EarnPush['data']>(
    loggedIn ? 'earn' : null,
    () => void client.invalidateQueries({ queryKey: ordersQuery.queryKey }),
  );
  const { data, isError, isFetching, refetch } = balances;
  const held = orders.data;
  const isKnown = held !== undefined || orders.isError;
  const all = useMemo(
    () => (data && isKnown ? withSavings(data, savedIn(held ?? [])) : undefined),
    [data, held, isKnown],
  );
  return { data: all, orders: held, isError, isFetching, refetch };
}

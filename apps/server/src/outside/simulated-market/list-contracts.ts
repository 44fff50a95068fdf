import { capsOf, contracts } from '@quay/cast';
import { type Account, systemAccounts } from '@quay/core';
import { ONE, units } from '@quay/money';
import type { ContractsView } from '../../areas/perpetual/contracts-view.ts';
import type { Order as Command, CorePort } from '../../core-host/port.ts';

/** What the insurance fund of a simulated market begins with, from outside. */
const insurance = { USDT: '1000000', BTC: '10', ETH: '1000' } as const;

/**
 * Lists the contracts that are not listed yet: all of them at a first start, also in a market that was there before
 * contracts were. The insurance fund has its money before the first one is listed, and is never filled up again.
 */
export async function listContracts(
  port: Pick<CorePort, 'submitAll'>,
  listed: Pick<ContractsView, 'find' | 'all' | 'caps'>,
): Promise<void> {
  const missing = contracts.filter(({ symbol }) => !listed.find(symbol));
  const funds = Object.entries(insurance).map(([asset, amount]) => ({
    name: 'wallet/fund-system-account',
    input: { account: systemAccounts.insurance, asset, amount: units(amount) },
  }));
  const lists = missing.map((input) => ({ name: 'perpetual/list-contract', input }));
  // Those of an earlier version have none.
  const caps = contracts
    .filter(({ symbol }) => !listed.caps(symbol))
    .map((one) => ({ name: 'perpetual/set-caps', input: capsOf(one) }));
  await port.submitAll([...(listed.all().length === 0 ? funds : []), ...lists, ...caps]);
}

/** Dollars that a market maker of contracts has as margin of each coin that contracts settle in. */
const MARGIN_VALUE = units('500000000');

/** Moves what a market maker lacks into its accounts of contracts. */
export function marginFor(
  owner: number,
  balances: readonly Pick<Account, 'book' | 'asset' | 'available' | 'frozen'>[],
  run: number,
): Command[] {
  const coins = [...new Set(contracts.map(({ quote }) => quote))];
  return coins.flatMap((asset) => {
    const price = contracts.find(({ coin, kind }) => coin === asset && kind === 'inverse')?.referencePrice ?? ONE;
    const wanted = (MARGIN_VALUE * ONE) / price;
    const there = balances.find((one) => one.book === 'contract' && one.asset === asset);
    const amount = wanted - (there ? there.available + there.frozen : 0n);
    // Profits and losses of an hour are no reason to move anything.
    if (amount < wanted / 2n) return [];
    const moved = { owner, asset, fromBook: 'spot', toBook: 'contract', amount };
    return [{ name: 'wallet/transfer-coins', input: { ...moved, requestId: `margin-${run}-${asset}` } }];
  });
}

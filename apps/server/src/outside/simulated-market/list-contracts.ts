import { capsOf, contracts, contractsWithDated } from '@quay/cast';
import { contractTerms } from '@quay/contract/perpetual';
import { type Account, type Dated, systemAccounts } from '@quay/core';
import { ONE, units } from '@quay/money';
import type { ContractsView } from '../../areas/perpetual/contracts-view.ts';
import { DELIVERY_FEE_RATE, type DeliveryPace, rootOf } from '../../areas/perpetual/delivery-pace.ts';
import type { Order as Command, CorePort } from '../../core-host/port.ts';

/** What the insurance fund of a simulated market begins with, from outside. */
const insurance = { USDT: '1000000', BTC: '10', ETH: '1000' } as const;

/** What the insurance fund of dated contracts begins with. */
const insuranceOfDated = { USDT: '250000', BTC: '3' } as const;

/**
 * Lists the contracts that are not listed yet: all of them at a first start, also in a market that was there before
 * contracts were. The insurance fund has its money before the first one is listed, and is never filled up again.
 */
export async function listContracts(
  port: Pick<CorePort, 'submitAll'>,
  listed: Pick<ContractsView, 'find' | 'all' | 'caps' | 'dated'>,
  pace: DeliveryPace,
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
  await listDated(port, listed, pace);
}

/** Lists those of each term that are not there: later ones follow as contracts settle. */
async function listDated(
  port: Pick<CorePort, 'submitAll'>,
  listed: Pick<ContractsView, 'all' | 'caps' | 'dated' | 'find'>,
  pace: DeliveryPace,
): Promise<void> {
  const isFirst = listed.all().every(({ symbol }) => listed.dated(symbol) === undefined);
  const funds = Object.entries(insuranceOfDated).map(([asset, amount]) => ({
    name: 'perpetual/fund-insurance',
    input: { asset, amount: units(amount) },
  }));
  const wanted = contractsWithDated.flatMap((one) => contractTerms.map((term) => ({ one, term })));
  const lists = wanted.map(({ one: { symbol, ...terms }, term }) => ({
    name: 'perpetual/list-delivery',
    input: {
      ...terms,
      // What was traded last is nearer to what it is worth than the price of the cast.
      referencePrice: listed.find(symbol)?.referencePrice ?? terms.referencePrice,
      ...{ root: rootOf(symbol), term, ...pace, deliveryFeeRate: DELIVERY_FEE_RATE, staff: 0 },
    },
  }));
  const commands = [...(isFirst ? funds : []), ...lists];
  const outcomes = (await port.submitAll(commands)).slice(-lists.length);
  const caps = outcomes.flatMap(({ outcome }, n) => {
    if (!outcome.ok) return [];
    const { contract } = outcome.value as Dated;
    if (listed.caps(contract)) return [];
    return [{ name: 'perpetual/set-caps', input: { ...capsOf(wanted[n]!.one), contract } }];
  });
  await port.submitAll(caps);
}

/** Dollars that a market maker of contracts has as margin of each coin that contracts settle in. */
const MARGIN_VALUE = units('500000000');

const coinsOfDated = [...new Set(contractsWithDated.map(({ quote }) => quote))];

/** Moves what a market maker lacks into its accounts of contracts. */
export function marginFor(
  owner: number,
  balances: readonly Pick<Account, 'book' | 'asset' | 'available' | 'frozen'>[],
  run: number,
): Command[] {
  const coins = [...new Set(contracts.map(({ quote }) => quote))];
  const books = [['contract', coins] as const, ['delivery', coinsOfDated] as const];
  return books.flatMap(([book, assets]) =>
    assets.flatMap((asset) => {
      const price = contracts.find(({ coin, kind }) => coin === asset && kind === 'inverse')?.referencePrice ?? ONE;
      const wanted = (MARGIN_VALUE * ONE) / price;
      const there = balances.find((one) => one.book === book && one.asset === asset);
      const amount = wanted - (there ? there.available + there.frozen : 0n);
      // Profits and losses of an hour are no reason to move anything.
      if (amount < wanted / 2n) return [];
      const moved = { owner, asset, fromBook: 'spot', toBook: book, amount };
      return [{ name: 'wallet/transfer-coins', input: { ...moved, requestId: `margin-${run}-${book}-${asset}` } }];
    }),
  );
}

import { marketOf } from '@quay/cast';
import { systemAccounts } from '@quay/core';
import { units } from '@quay/money';
import { byHand, endow } from '../../apps/server/test/by-hand.ts';
import { type ContractsExchange, openContracts } from './contracts-exchange.ts';

/** What the exchange of the walk lends: USDT against bitcoin for seven days, on the terms of the simulated market. */
const terms = {
  ...{ asset: 'USDT', pledge: 'BTC', days: 7, hourlyRate: units('0.002'), lateMultiple: units('3') },
  ...{ initialRate: units('0.5'), saleFeeRate: units('0.01'), lot: units('0.0001'), minAmount: units('10') },
  ...{ lentMax: units('500000'), pledgedMax: units('100'), isOpen: true, hourMs: 3_600_000 },
};

/** An exchange with contracts, of which the index is, that lends against a pledge. */
export async function openLoans(): Promise<ContractsExchange> {
  const exchange = await openContracts();
  const { serving, venues } = exchange;
  const sent = (name: string, input: object) => ({ sent: { name, at: Date.now(), input }, answer: () => undefined });
  await serving.close();
  await serving.withDatabase((url) =>
    byHand(url, (core) => {
      core.engine.submitAll([
        sent('market/list-market', marketOf('BTC')),
        sent('loans/set-product', terms),
        sent('loans/fund-pool', { asset: 'USDT', amount: units('100000') }),
      ]);
      endow(core, systemAccounts.convert, { USDT: '100000' });
    }),
  );
  await venues.restart();
  return exchange;
}

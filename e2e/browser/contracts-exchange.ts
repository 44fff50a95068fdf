import { fileURLToPath } from 'node:url';
import { alice, bob, contractOf, mallory } from '@quay/cast';
import type { SessionOpened } from '@quay/contract/identity';
import { placeOrder } from '@quay/contract/perpetual';
import { units } from '@quay/money';
import type { Browser } from 'playwright-core';
import { INVERSE, LINEAR, move, startContracts, type Venues } from '../../apps/server/test/perpetual-market.ts';
import { dataOf, type Serving } from '../../apps/server/test/serving.ts';
import { openBrowser } from '../../tools/browser.ts';
import { type Look, type Visit, visit } from './visit.ts';

/** An exchange with contracts of bitcoin at 50,000.5, and two people who quote both sides of them. */
export type ContractsExchange = {
  readonly serving: Serving;
  readonly venues: Venues;
  /** Somebody with 10,000 USDT and 1 BTC in the account of contracts. */
  readonly alice: SessionOpened;
  enter(look: Look): Promise<Visit>;
  close(): Promise<void>;
};

const app = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

export async function openContracts(): Promise<ContractsExchange> {
  const listing = { referencePrice: units('50000') };
  const [{ serving, venues }, browser]: [Awaited<ReturnType<typeof startContracts>>, Browser] = await Promise.all([
    startContracts(
      [
        { ...contractOf(LINEAR), ...listing },
        { ...contractOf(INVERSE), ...listing },
      ],
      { app },
    ),
    openBrowser(),
  ]);
  const [walker, asks, bids] = [
    await serving.register(alice),
    await serving.register(bob),
    await serving.register(mallory),
  ];
  for (const { token } of [walker, asks, bids]) {
    dataOf(await move(serving, token));
    dataOf(await move(serving, token, { symbol: 'BTC', amount: '1' }));
  }
  const quote = async (token: string, intent: string, symbol: string, quantity: string, prices: readonly string[]) => {
    for (const price of prices) {
      const order = { symbol, intent, type: 'limit', price, quantity, leverage: 20 };
      dataOf(await serving.ask(placeOrder as never, order, { token }));
    }
  };
  await quote(asks.token, 'open-short', LINEAR, '0.2', ['50010', '50020.5', '50031', '50050']);
  await quote(bids.token, 'open-long', LINEAR, '0.2', ['49990', '49981.5', '49970', '49950']);
  await quote(asks.token, 'open-short', INVERSE, '2000', ['50010', '50030']);
  await quote(bids.token, 'open-long', INVERSE, '2000', ['49990', '49970']);
  return {
    serving,
    venues,
    alice: walker,
    enter: (look) => visit(browser, serving.url, look),
    async close() {
      await browser.close();
      await serving.end();
      await venues.close();
    },
  };
}

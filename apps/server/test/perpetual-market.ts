import { setTimeout as sleep } from 'node:timers/promises';
import { SEQ_HEADER } from '@quay/contract';
import { type Contract, contract, type Mark } from '@quay/contract/perpetual';
import { transferCoins } from '@quay/contract/wallet';
import { type ListContract, systemAccounts } from '@quay/core';
import { units } from '@quay/money';
import { type FakeVenue, fakeVenue } from '../src/outside/prices/testing/fake-venue.ts';
import type { Settings } from '../src/settings.ts';
import type { StartOptions } from '../src/start-options.ts';
import { byHand } from './by-hand.ts';
import { type Answer, Serving, seqOf } from './serving.ts';

export const LINEAR = 'BTCUSDT-PERP';
export const INVERSE = 'BTCUSD-PERP';

/** Three venues on this machine, which say the same price. */
export type Venues = { say(price: string): void; fallSilent(): void; close(): Promise<void>; restart(): Promise<void> };

/** A server with contracts of bitcoin, whose index three venues make. */
export async function startContracts(
  listed: readonly ListContract[],
  options: StartOptions = {},
  settings: Partial<Settings> = {},
): Promise<{
  readonly serving: Serving;
  readonly venues: Venues;
  /** The console's first login. */
  readonly firstStaffLogin: NonNullable<Serving['firstStaffLogin']>;
}> {
  const fakes: FakeVenue[] = [];
  let price = '50000.5';
  let isSilent = false;
  for (const name of ['okx', 'bybit', 'kraken'] as const) {
    const fake = await fakeVenue(name);
    fake.answerWith((response) => void response.end(isSilent ? '{}' : fake.wire.answer(price, Date.now())));
    fakes.push(fake);
  }
  const serving = await Serving.start(options);
  const firstStaffLogin = serving.firstStaffLogin!;
  await serving.close();
  const sent = (name: string, input: object) => ({ sent: { name, at: Date.now(), input }, answer: () => undefined });
  await serving.withDatabase((url) =>
    byHand(url, (core) =>
      core.engine.submitAll([
        ...listed.map((terms) => sent('perpetual/list-contract', terms)),
        sent('wallet/fund-system-account', {
          account: systemAccounts.insurance,
          asset: 'USDT',
          amount: units('100000'),
        }),
      ]),
    ),
  );
  const prices = { sources: fakes.map((fake) => fake.config('http', { everyMs: 100 })), fiats: [] };
  await serving.open({ prices, ...settings });
  for (let tries = 0; (await markOf(serving)) === null; tries++) {
    if (tries > 200) throw new Error('no mark came of three venues');
    await sleep(50);
  }
  return {
    serving,
    firstStaffLogin,
    venues: {
      say(next) {
        price = next;
      },
      fallSilent() {
        isSilent = true;
      },
      /** Stops the server and starts it again, with the same venues. */
      async restart() {
        await serving.close();
        await serving.open({ prices, ...settings });
      },
      async close() {
        for (const fake of fakes) await fake.close();
      },
    },
  };
}

/** What three sources say of bitcoin, at a moment. */
export type Spoken = { readonly at: number; readonly price: string };

/**
 * What sources say while the server is down, with all that becomes due meanwhile. The exchange's clock is ahead of the
 * machine's from then on.
 */
export async function pricesPass(
  serving: Serving,
  spoken: readonly Spoken[],
  settings: Partial<Settings> = {},
): Promise<void> {
  await serving.close();
  await serving.withDatabase((url) =>
    byHand(url, (core) =>
      core.engine.submitAll(
        spoken.map(({ at, price }) => {
          const facts = [1, 2, 3].map((one) => ({ source: `by-hand-${one}`, price: units(price), weight: 1, at }));
          const sent = { name: 'perpetual/record-prices', at, input: { coin: 'BTC', prices: facts } };
          return { sent, answer: () => undefined };
        }),
      ),
    ),
  );
  await serving.open(settings);
}

const PERIOD_MS = 28_800_000;

/**
 * The next funding stamp passes while the server is down, and behind it these prices of bitcoin come, one a second. The
 * exchange's clock is ahead of the machine's from then on.
 */
export async function stampPasses(serving: Serving, prices: readonly string[]): Promise<void> {
  const stamp = Math.ceil(Date.now() / PERIOD_MS) * PERIOD_MS;
  await pricesPass(
    serving,
    prices.map((price, n) => ({ at: stamp + 1_000 * (n + 1), price })),
  );
}

export const markOf = async (serving: Serving, symbol = LINEAR): Promise<Mark | null> =>
  (await serving.get<Contract>(contract as never, { symbol })).mark;

let transfers = 0;
/** Moves coins into the book of contracts, or out of it. */
export async function move(serving: Serving, token: string, more: object = {}): Promise<Answer> {
  transfers += 1;
  const plain = { symbol: 'USDT', from: 'spot', to: 'contract', amount: '10000', requestId: `c-${transfers}` };
  return serving.ask(transferCoins as never, { ...plain, ...more }, { token });
}

/** Rows as new as an answer. */
export const after = (answer: Answer, token: string) => ({ token, headers: { [SEQ_HEADER]: String(seqOf(answer)) } });

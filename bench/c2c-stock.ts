import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CreateAd, TakeAd } from '@quay/core';
import { createCore } from '@quay/core';
import { units } from '@quay/money';
import { openJournal, openReads, type Reads } from '@quay/store';
import { within } from './database.ts';
import { traderFunds } from './traders.ts';

/** A C2C market in full swing: everything in one list, where it is longest. */
export const stock = { merchants: 200, adsEach: 5, takers: 2_000, ordersEach: 5 } as const;

const HOLD = units('15000');
/** At once, so that a batch stays what it is in a busy hour. */
const TOGETHER = 1_000;

const ad: Omit<CreateAd, 'owner' | 'requestId' | 'price' | 'index' | 'priceKind'> = {
  side: 'sell',
  asset: 'USDT',
  fiat: 'CNY',
  total: units('5000'),
  min: units('100'),
  max: units('20000'),
  kinds: 'alipay,bank-card',
  methods: '1',
  minutes: 120,
  terms: 'Pay from an account of your own name. I answer within two minutes from nine to nine.',
  autoReply: '',
  demandVerified: false,
  demandDays: 0,
  demandHoldings: 0n,
  said: '',
  onShelf: true,
  adsMax: 100,
};

const order: Omit<TakeAd, 'taker' | 'ad' | 'requestId' | 'seen' | 'number' | 'bankReference'> = {
  said: 'bench',
  money: 0n,
  quantity: units('20'),
  reference: units('7.2'),
  kind: 'alipay',
  method: 1,
  openMax: 100,
  dayLimit: units('1000000'),
  detailsDigest: '',
};

/** Fills an empty database with ads and orders under way. */
export async function fillC2c(databaseUrl: string): Promise<void> {
  const reads = openReads(databaseUrl);
  const merchants = await people(reads, 'merchant', stock.merchants);
  const takers = await people(reads, 'taker', stock.takers);
  for (const user of merchants) {
    await reads.verification.vouchFor({ user, sealed: randomBytes(64), at: Date.now() });
    await secure(reads, user);
  }
  await reads.close();

  const journal = await openJournal(databaseUrl);
  const { engine } = createCore({
    practice: traderFunds,
    port: { append: (batch) => void journal.append(batch).then(() => engine.committed(batch.seq)) },
  });
  await journal.load(engine);
  const submit = async (name: string, inputs: readonly object[]) => {
    for (let from = 0; from < inputs.length; from += TOGETHER) {
      const sent = inputs.slice(from, from + TOGETHER).map((input) => ({ sent: { name, at: Date.now(), input } }));
      engine.submitAll(sent.map((one) => ({ ...one, answer: accepted(name) })));
      while (engine.busy) await sleep(1);
    }
  };
  await submit(
    'wallet/open-account',
    [...merchants, ...takers].map((owner) => ({ owner, kind: 'user' })),
  );
  await submit(
    'c2c/pay-deposit',
    merchants.map((owner) => ({ owner, asset: 'USDT', amount: HOLD })),
  );
  // Half of them float; no two prices are the same.
  const ads = merchants.flatMap((owner, at) =>
    Array.from({ length: stock.adsEach }, (_, n): CreateAd => {
      const step = BigInt(at * stock.adsEach + n);
      const of = { ...ad, owner, requestId: `bench-ad-${n}` };
      return n % 2 === 0
        ? { ...of, priceKind: 'fixed', price: units('7.2') + step * units('0.001'), index: 0n }
        : { ...of, priceKind: 'floating', price: 0n, index: units('1') + step * units('0.0001') };
    }),
  );
  await submit('c2c/create-ad', ads);
  const fixed = ads.flatMap(({ priceKind, price }, at) => (priceKind === 'fixed' ? [{ id: at + 1, price }] : []));
  const orders = takers.flatMap((taker, at) =>
    Array.from({ length: stock.ordersEach }, (_, n): TakeAd => {
      const { id, price } = fixed[(at * stock.ordersEach + n) % fixed.length]!;
      const name = `${taker}-${n}`;
      return { ...order, taker, ad: id, seen: price, requestId: `bench-${n}`, number: name, bankReference: name };
    }),
  );
  await submit('c2c/take-ad', orders);
  await journal.close();
  // Both sides of each were told that it began, as they would have been.
  await within(databaseUrl, (client) =>
    client.query(
      `insert into c2c_messages (order_id, actor, line, warnings, digest, client_id, event, at)
       select id, 'system', 'opened', '{}', '', 'event-1', 1, now() from generate_series(1, $1) as id`,
      [orders.length],
    ),
  );
}

const accepted =
  (name: string) =>
  ({ outcome }: { readonly outcome: { readonly ok: boolean } }): void => {
    if (!outcome.ok) throw new Error(`${name} was refused: ${JSON.stringify(outcome)}`);
  };

/** What every merchant has: a second factor, and an address. */
async function secure({ identity }: Reads, user: number): Promise<void> {
  const credential = { credentialId: `bench-${user}`, publicKey: randomBytes(64), counter: 0, transports: [] };
  await identity.addPasskey({ ...credential, user, name: 'bench', addedAt: Date.now() }, 1);
  await identity.bindChannel({ user, channel: 'email', was: null, address: `merchant${user}@bench.test` });
}

async function people(reads: Reads, who: string, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const username = `${who}${n}`;
    const added = await reads.identity.addUser({ username, passwordHash: null, usercode: username, at: Date.now() });
    if (added === 'taken') throw new Error(`${username} is there already`);
    ids.push(added.id);
  }
  return ids;
}

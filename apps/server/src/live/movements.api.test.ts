import { markets } from '@quay/cast';
import type { Book } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { afterEach, expect, it } from 'vitest';
import { ALICE, BOB, type Client, endAll, startLive, until } from './testing/live.ts';

afterEach(endAll);

type Live = Awaited<ReturnType<typeof startLive>>;

async function listening(live: Live, user: number, channel: string): Promise<Client> {
  const client = await live.join();
  client.say({ op: 'login', ticket: live.tickets.issue(user) });
  client.say({ op: 'subscribe', channels: [channel] });
  await until(() => client.op('subscribed') !== undefined, 'subscribed');
  return client;
}

/** What was said before is heard before. */
async function receivedAll(client: Client): Promise<void> {
  client.say({ op: 'ping' });
  await until(() => client.op('pong') !== undefined, 'a pong');
}

const deposit = { network: 'ERC20', txHash: '0xa', logIndex: 0, asset: 'USDT', amount: units('5'), block: 7 };
const withdrawal = {
  requestId: 'w-1',
  asset: 'USDT',
  network: 'ERC20',
  address: '0xb',
  amount: units('20'),
  fee: units('1'),
  provenBy: 'totp',
  needs: 0,
  dayLimit: units('1000'),
  dayCount: 10,
};

it('tells the owner alone that a deposit or withdrawal changed, at the batch that changed it', async () => {
  const live = await startLive(markets);
  const alice = await listening(live, ALICE, 'movements');
  const bob = await listening(live, BOB, 'movements');

  const { seq } = await live.port.submit('wallet/credit-deposit', { ...deposit, owner: ALICE });
  await until(() => alice.pushes('movements').length === 1, 'a credit');
  expect(alice.pushes<{ changedAt: number }>('movements')[0]).toMatchObject({
    seq,
    data: { changedAt: expect.any(Number) },
  });
  await live.port.submit('wallet/request-withdrawal', { ...withdrawal, owner: ALICE });
  await until(() => alice.pushes('movements').length === 2, 'a request');
  // A trade moves balances, not these.
  await live.place(ALICE, 'buy', 0, '1');
  live.moved(BOB);
  await until(() => bob.pushes('movements').length === 1, 'one more confirmation');
  await Promise.all([receivedAll(alice), receivedAll(bob)]);
  expect([alice.pushes('movements').length, bob.pushes('movements').length]).toEqual([2, 1]);
});

it('pushes the balances of every book that a transfer changed', async () => {
  const live = await startLive(markets);
  const alice = await listening(live, ALICE, 'balances');
  const transfer = {
    owner: ALICE,
    requestId: 't-1',
    asset: 'USDT',
    fromBook: 'spot',
    toBook: 'c2c',
    amount: units('3'),
  };
  await live.port.submit('wallet/transfer-coins', transfer);
  await until(() => alice.pushes('balances').length === 1, 'balances');
  const [push] = alice.pushes<{ book: Book; available: string }[]>('balances');
  expect(push!.data.map(({ book, available }) => [book, available]).sort()).toEqual([
    ['c2c', '3'],
    ['spot', '99999997'],
  ]);
});

import { coreTables } from '@quay/core';
import { units } from '@quay/money';
import { migrate, openReads, type Reads, startProjector } from '@quay/store';
import { ask, type Databases, startDatabases } from '@quay/store/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noFunds } from '../simulated-funds.ts';
import { type CoreHost, startCore } from './host.ts';

/**
 * A database of a version that knew shortfalls of reversed deposits and no debts. It opens with all of them owed by name,
 * and what their owners have in other books is collected at once.
 */
const [ALICE, BOB, CAROL] = [1000, 1001, 1002];
const BAD_DEBT = 6;
let databases: Databases;
let core: CoreHost;
let reads: Reads;
let shown: () => Promise<void>;
let close: () => Promise<void>;

beforeAll(async () => {
  databases = await startDatabases();
  const url = await databases.empty();
  await migrate(url, '0008-guard');
  for (const statement of [
    `insert into holders values (${ALICE}, 'user', now()), (${BOB}, 'user', now()), (${CAROL}, 'user', now())`,
    // 70 of Alice's and 5 of Bob's are missing; she has 25 in another book, and 10 that a claim holds.
    `insert into accounts values (${ALICE}, 'c2c', 'USDT', 25, 0), (${ALICE}, 'spot', 'USDT', 0, 10),
      (${CAROL}, 'spot', 'USDT', 40, 0), (${BAD_DEBT}, 'spot', 'USDT', -75, 0), (1, 'spot', 'USDT', 0, 0)`,
    `insert into credits values
      ('ERC20', '0xb', 0, 1, ${BOB}, 'USDT', 20, 8, 'reversed', now(), '2026-03-02', 5),
      ('ERC20', '0xa', 3, 2, ${ALICE}, 'USDT', 100, 9, 'reversed', now(), '2026-03-01', 70),
      ('ERC20', '0xc', 0, 3, ${CAROL}, 'USDT', 40, 9, 'credited', now(), null, 0),
      ('ERC20', '0xd', 0, 4, ${CAROL}, 'USDT', 7, 9, 'reversed', now(), '2026-03-03', 0)`,
    `insert into sequences values ('credit', 4)`,
  ]) {
    await ask(url, statement);
  }
  await migrate(url);
  const stopped = (why: string) => {
    throw new Error(why);
  };
  core = await startCore({ databaseUrl: url, practice: noFunds, standby: false }, stopped);
  const projector = await startProjector({
    databaseUrl: url,
    tables: coreTables,
    reached: (seq) => core.projected(seq),
    stopped,
    keepBatches: 'all',
  });
  core.port.onCommitted(({ seq }) => projector.trigger(seq));
  reads = openReads(url);
  shown = async () => void (await projector.until(core.port.seq, 10_000));
  close = async () => {
    await core.drain();
    await projector.close();
    await reads.close();
    await databases.stop();
  };
});
afterAll(() => close());

const debtsOf = async (owner: number) => {
  await shown();
  return (await reads.wallet.debtsOf(owner, true)).map(({ id, amount, left, state, txHash }) => ({
    id,
    amount,
    left,
    state,
    txHash,
  }));
};
const balanceOf = async (owner: number, book: string) => {
  await shown();
  const found = (await reads.wallet.balances(owner)).find((one) => one.book === book);
  return found && [found.available, found.frozen];
};
const submit = (name: string, input: object) => core.port.submit(name, input);

test('each shortfall is a debt of its owner, and what the owner has elsewhere is collected at the start', async () => {
  // Commands that are due run by themselves; another one makes sure that they have.
  for (let tries = 0; tries < 100 && (await debtsOf(ALICE))[0]?.left !== units('45'); tries++) {
    await new Promise((later) => setTimeout(later, 50));
  }
  expect(await debtsOf(ALICE)).toEqual([
    { id: 1, amount: units('70'), left: units('45'), state: 'open', txHash: '0xa' },
  ]);
  expect(await balanceOf(ALICE, 'c2c')).toEqual([0n, 0n]);
  // What a claim holds is not touched.
  expect(await balanceOf(ALICE, 'spot')).toEqual([0n, units('10')]);
  expect(await debtsOf(BOB)).toEqual([{ id: 2, amount: units('5'), left: units('5'), state: 'open', txHash: '0xb' }]);
  expect(await debtsOf(CAROL)).toEqual([]);
  expect(await balanceOf(BAD_DEBT, 'spot')).toEqual([-units('50'), 0n]);
});

test('the transfer that was short is mined again: its credit is the one before, and repays the debt', async () => {
  const again = { network: 'ERC20', txHash: '0xa', logIndex: 3, owner: ALICE, asset: 'USDT' };
  const { outcome } = await submit('wallet/credit-deposit', { ...again, amount: units('100'), block: 12 });
  expect(outcome).toMatchObject({ ok: true, value: { id: 2, state: 'credited' } });
  expect(await debtsOf(ALICE)).toMatchObject([{ left: 0n, state: 'paid' }]);
  expect(await balanceOf(ALICE, 'spot')).toEqual([units('55'), units('10')]);
});

test('a debt that is new takes the next number, beside those of the version before', async () => {
  const { outcome } = await submit('wallet/reverse-deposit', { network: 'ERC20', txHash: '0xa', logIndex: 3 });
  expect(outcome).toMatchObject({ ok: true, value: { shortfall: units('45') } });
  expect(await debtsOf(ALICE)).toMatchObject([
    { id: 3, amount: units('45'), left: units('45'), state: 'open' },
    { id: 1, amount: units('70'), left: 0n, state: 'paid' },
  ]);
});

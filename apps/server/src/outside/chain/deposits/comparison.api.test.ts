import { units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Network } from '../networks.ts';
import { type RpcProxy, startRpcProxy } from '../testing/rpc-proxy.ts';
import { openStage, type Stage, until } from '../testing/stage.ts';

/** Chain against books for one user: after a fork, and whenever staff ask. */
let stage: Stage;
let other: RpcProxy;
let alice: number;
const GIVEN = units('0.015');

beforeAll(async () => {
  stage = await openStage();
  alice = stage.users.alice;
  const erc20 = stage.developmentChain.networks.find(({ name }) => name === 'ERC20')!;
  other = await startRpcProxy(stage.developmentChain.rpc.ERC20!);
  const two: Network = { ...erc20, endpoints: [...erc20.endpoints, other.url] };
  await stage.reopen([two]);
  await until(() => stage.chain.isOpen('ERC20'), 'the network is open');
});
afterAll(async () => {
  await stage.end();
  await other.close();
});

const lineOf = async (asset: string) =>
  (await stage.chain.compareDeposits(alice)).find((one) => one.asset === asset && one.network === 'ERC20');
const alarmsOf = async (kind: string) => (await stage.chain.status()).alarms.filter(({ alarm }) => alarm === kind);
const isSwept = async () =>
  (await stage.rows.transactionsOf('sweep', alice)).some(({ state }) => state === 'mined') &&
  (await stage.rows.openTransactions('ERC20', ['sweep', 'gas'])).length === 0;

/** One more deposit, seen in one of the last blocks and not confirmed; the chain is held. */
async function sendsEth(): Promise<void> {
  const before = (await stage.deposits(alice)).length;
  await stage.developmentChain.testCoins('ERC20', 'ETH', await stage.addressOf(alice));
  await until(async () => {
    await stage.developmentChain.hands.mine('ERC20', 1);
    await new Promise((later) => setTimeout(later, 150));
    return (await stage.deposits(alice)).length > before;
  }, 'it is seen');
}

test('what was credited and swept is what came, to the last part', async () => {
  await stage.developmentChain.testCoins('ERC20', 'BTC', await stage.addressOf(alice));
  await until(isSwept, 'it is swept');
  await stage.developmentChain.hands.mine('ERC20', 8);
  const line = await until(() => lineOf('BTC'), 'it can be compared');
  expect(line).toMatchObject({ came: GIVEN, booked: GIVEN, isRight: true });
  expect((await stage.rows.forkChecks('ERC20', 10 ** 9, 10)).length).toBe(0);
});

test('while endpoints do not say the same of a balance nothing is told of it', async () => {
  other.mood = {
    kind: 'well',
    lies: ({ method }, result) => (method === 'eth_call' ? `0x${'0'.repeat(63)}7` : result),
  };
  expect(await lineOf('BTC')).toBeUndefined();
  other.mood = { kind: 'down' };
  expect(await lineOf('BTC')).toBeUndefined();
  other.mood = { kind: 'well' };
  await until(() => lineOf('BTC'), 'it can be compared');
});

test('after a fork the owner whom it touched is compared by itself; what differs rings by name until it is right', async () => {
  const { hands } = stage.developmentChain;
  await hands.hold('ERC20');
  await sendsEth();
  await hands.reorganise('ERC20', { depth: 4, transactions: 'moved', length: 6 });
  const touched = () => stage.rows.forkChecks('ERC20', 10 ** 9, 10);
  await until(async () => (await touched()).some(({ asset }) => asset === 'ETH'), 'the fork is followed');
  await hands.mine('ERC20', 12);
  await hands.run('ERC20');
  await until(async () => (await touched()).length === 0, 'it was compared, and is right');
  expect(await alarmsOf('deposits-differ')).toEqual([]);

  // Books that a fault, or somebody, has changed: 0.1 more than came.
  const place = { network: 'ERC20', txHash: `0x${'f'.repeat(64)}`, logIndex: 0 };
  const more = { ...place, owner: alice, asset: 'ETH', amount: units('0.1'), block: 1 };
  await stage.core.submit('wallet/credit-deposit', more);
  await stage.shown();
  expect(await until(() => lineOf('ETH'), 'it can be compared')).toMatchObject({ isRight: false });
  await hands.hold('ERC20');
  await sendsEth();
  await hands.reorganise('ERC20', { depth: 4, transactions: 'moved', length: 6 });
  await until(async () => (await touched()).length > 0, 'the fork is followed');
  await hands.mine('ERC20', 12);
  await hands.run('ERC20');
  const [rings] = await until(async () => {
    const found = await alarmsOf('deposits-differ');
    return found.length > 0 && found;
  }, 'it rings');
  expect(rings).toMatchObject({ network: 'ERC20', subject: `user ${alice} ETH` });
  expect(rings!.detail).toContain(`user ${alice}: `);
  await stage.core.submit('wallet/reverse-deposit', place);
  await until(async () => (await alarmsOf('deposits-differ')).length === 0, 'it is right, and over');
  await until(async () => (await touched()).length === 0, 'it is looked at no more');
});

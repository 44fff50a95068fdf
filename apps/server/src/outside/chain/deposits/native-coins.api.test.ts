import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage, until } from '../testing/stage.ts';

/** A network's own coin at deposit addresses, with the real rows. It is no balance, and it leaves a trace. */
let stage: Stage;
const COIN = 10n ** 18n;

beforeAll(async () => {
  stage = await openStage();
  await until(() => stage.chain.isOpen('ERC20'), 'the network is open');
});
afterAll(async () => {
  await stage.end();
});

const tracesOf = async (user: number) =>
  (await stage.rows.unsupportedOf(user, { size: 50 })).map(({ txHash, atoms, sender }) => ({ txHash, atoms, sender }));
const passes = (ms: number) => new Promise((later) => setTimeout(later, ms));

test('coins that a contract pays from within are found by the balance, once', async () => {
  const { alice } = stage.users;
  const address = await stage.addressOf(alice);
  const moved: number[] = [];
  stage.chain.onMoved((user) => moved.push(user));
  const named = await stage.deployer.pay('ERC20', address, COIN / 4n);
  await stage.deployer.payFromWithin('ERC20', address, COIN / 2n);
  await stage.developmentChain.hands.mine('ERC20', 8);
  await until(async () => (await tracesOf(alice)).length === 2, 'both are there');
  // The address has been looked at many times since.
  await passes(1_500);
  const traces = await tracesOf(alice);
  expect(traces).toContainEqual({ txHash: named, atoms: COIN / 4n, sender: stage.deployer.address });
  expect(traces).toContainEqual({ txHash: null, atoms: COIN / 2n, sender: null });
  expect(traces).toHaveLength(2);
  expect(moved).toContain(alice);
});

test('what a sweep leaves at an address, and what the house paid for it, is of no unknown source', async () => {
  const { bob } = stage.users;
  const address = await stage.addressOf(bob);
  await stage.developmentChain.testCoins('ERC20', 'BTC', address);
  await until(
    async () => (await stage.rows.transactionsOf('sweep', bob)).some(({ state }) => state === 'mined'),
    'it is swept',
  );
  const [sweep] = await stage.rows.transactionsOf('sweep', bob);
  expect(sweep!.fee).toBeGreaterThan(0n);
  await stage.deployer.payFromWithin('ERC20', address, 7n);
  await stage.developmentChain.hands.mine('ERC20', 8);
  await until(async () => (await tracesOf(bob)).length > 0, 'what the contract paid is there');
  await passes(1_000);
  // To the wei: the top-up, what the treasury gave and the fee are counted.
  expect(await tracesOf(bob)).toEqual([{ txHash: null, atoms: 7n, sender: null }]);
});

test('a fork takes the trace away with what came, and what comes afterwards is found', async () => {
  const { mallory } = stage.users;
  const { hands } = stage.developmentChain;
  const address = await stage.addressOf(mallory);
  await until(async () => (await stage.rows.openTransactions('ERC20', ['sweep', 'gas'])).length === 0, 'all is swept');
  await hands.hold('ERC20');
  const paying = stage.deployer.payFromWithin('ERC20', address, 5n);
  await until(async () => {
    await hands.mine('ERC20', 1);
    return (await stage.chain.access('ERC20').gasOf(address)) > 0n;
  }, 'it is in a block');
  await paying;
  await hands.mine('ERC20', 5);
  await until(async () => (await tracesOf(mallory)).length === 1, 'it is found');
  await hands.reorganise('ERC20', { depth: 7, transactions: 'dropped', length: 14 });
  await until(async () => (await tracesOf(mallory)).length === 0, 'it is gone with its block');
  await passes(800);
  expect(await tracesOf(mallory)).toEqual([]);
  await hands.run('ERC20');
  await stage.chain.resume('ERC20');
  await stage.deployer.payFromWithin('ERC20', address, 6n);
  await hands.mine('ERC20', 8);
  await until(async () => (await tracesOf(mallory)).length === 1, 'what came then is found');
  expect(await tracesOf(mallory)).toEqual([{ txHash: null, atoms: 6n, sender: null }]);
});

import { units } from '@quay/money';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Network } from './networks.ts';
import { openStage, type Stage, until } from './testing/stage.ts';

let stage: Stage;
let alice: number;
const GIVEN = units('1000');

beforeAll(async () => {
  stage = await openStage();
  alice = stage.users.alice;
});
afterAll(async () => {
  await stage.end();
});
afterEach(async () => {
  for (const { name } of stage.developmentChain.networks) {
    await stage.developmentChain.hands.run(name);
    await stage.chain.resume(name);
  }
});

/** Test coins go to a user's own address; nothing is mined by itself until somebody says so. */
async function send(user: number, network: string, asset = 'USDT'): Promise<void> {
  await stage.developmentChain.testCoins(network, asset, await stage.addressOf(user));
}

const latest = async (user: number, network: string) => (await stage.deposits(user, network)).at(-1);
const inState = (user: number, network: string, state: string) =>
  until(async () => {
    const found = await latest(user, network);
    return found?.state === state && found;
  }, `a deposit of ${network} is ${state}`);
const open = (network: string) => until(() => stage.chain.isOpen(network), `${network} is open`);

beforeEach(async () => {
  for (const { name } of stage.developmentChain.networks) await open(name);
});

test('a deposit is seen at once, pends for its confirmations, and is credited once', async () => {
  const { hands } = stage.developmentChain;
  const moves: number[] = [];
  stage.chain.onMoved((user) => moves.push(user));
  const before = await stage.balance(alice, 'USDT');
  await hands.hold('ERC20');
  await send(alice, 'ERC20');
  await hands.mine('ERC20', 1);
  const seen = await inState(alice, 'ERC20', 'pending');
  expect(seen).toMatchObject({ asset: 'USDT', amount: GIVEN, address: await stage.addressOf(alice) });
  await hands.mine('ERC20', 4);
  await until(async () => ((await latest(alice, 'ERC20'))!.scanned ?? 0) >= seen.block + 4, 'five of six');
  expect((await latest(alice, 'ERC20'))!.state).toBe('pending');
  expect(await stage.balance(alice, 'USDT')).toBe(before);

  await hands.mine('ERC20', 1);
  await inState(alice, 'ERC20', 'credited');
  expect(await stage.balance(alice, 'USDT')).toBe(before + GIVEN);
  expect(new Set(moves)).toEqual(new Set([alice]));
  await hands.mine('ERC20', 5);
  await stage.reopen();
  await open('ERC20');
  await hands.mine('ERC20', 2);
  expect(await stage.balance(alice, 'USDT')).toBe(before + GIVEN);
});

test('the same address serves both networks, each with its own decimals', async () => {
  const before = await stage.balance(stage.users.bob, 'USDT');
  await send(stage.users.bob, 'ERC20');
  await send(stage.users.bob, 'BEP20');
  const [one, other] = await Promise.all([
    inState(stage.users.bob, 'ERC20', 'credited'),
    inState(stage.users.bob, 'BEP20', 'credited'),
  ]);
  expect(one.address).toBe(other.address);
  expect(await stage.balance(stage.users.bob, 'USDT')).toBe(before + GIVEN * 2n);
});

test('a reorganisation before the credit: moved it is credited in its new block, dropped it is gone', async () => {
  const { hands } = stage.developmentChain;
  const before = await stage.balance(alice, 'USDT');
  await hands.hold('ERC20');
  await send(alice, 'ERC20');
  await hands.mine('ERC20', 2);
  const first = await inState(alice, 'ERC20', 'pending');
  await hands.reorganise('ERC20', { depth: 2, transactions: 'moved', length: 4 });
  await until(async () => (await latest(alice, 'ERC20'))!.block > first.block, 'it is in another block');
  await hands.mine('ERC20', 6);
  await inState(alice, 'ERC20', 'credited');
  expect(await stage.balance(alice, 'USDT')).toBe(before + GIVEN);

  await send(alice, 'ERC20');
  await hands.mine('ERC20', 3);
  await inState(alice, 'ERC20', 'pending');
  await hands.reorganise('ERC20', { depth: 3, transactions: 'dropped', length: 4 });
  await inState(alice, 'ERC20', 'gone');
  await hands.mine('ERC20', 8);
  await until(async () => ((await latest(alice, 'ERC20'))!.scanned ?? 0) > first.block + 12, 'it was looked at');
  expect((await latest(alice, 'ERC20'))!.state).toBe('gone');
  expect(await stage.balance(alice, 'USDT')).toBe(before + GIVEN);
  expect((await stage.chain.status()).networks[0]!.halted).toBe(false);
});

test('a reorganisation after the credit takes it back, halts the network, holds withdrawals and rings', async () => {
  const { hands } = stage.developmentChain;
  const before = await stage.balance(alice, 'USDT');
  await hands.hold('ERC20');
  await send(alice, 'ERC20');
  await hands.mine('ERC20', 7);
  await inState(alice, 'ERC20', 'credited');
  expect(await stage.balance(alice, 'USDT')).toBe(before + GIVEN);

  // Both are dropped: the transfer, and whatever was sent to pay for its sweep.
  await hands.reorganise('ERC20', { depth: 7, transactions: 'dropped', length: 8 });
  await inState(alice, 'ERC20', 'reversed');
  expect(await stage.balance(alice, 'USDT')).toBe(before);
  expect(stage.held).toContain(alice);
  expect(await stage.chain.isOpen('ERC20')).toBe(false);
  expect(await stage.chain.isOpen('BEP20')).toBe(true);
  const status = await stage.chain.status();
  expect(status.networks.find(({ network }) => network === 'ERC20')).toMatchObject({ halted: true });
  expect(status.alarms.map(({ alarm }) => alarm)).toContain('reorganised-after-credit');

  // While it is halted nothing is credited; what came is credited once it is open again.
  await hands.mine('ERC20', 1);
  await send(alice, 'ERC20');
  await hands.mine('ERC20', 8);
  await inState(alice, 'ERC20', 'pending');
  await new Promise((later) => setTimeout(later, 400));
  expect((await latest(alice, 'ERC20'))!.state).toBe('pending');
  await stage.chain.resume('ERC20');
  await inState(alice, 'ERC20', 'credited');
  expect(await stage.balance(alice, 'USDT')).toBe(before + GIVEN);
  expect((await stage.chain.status()).alarms.map(({ alarm }) => alarm)).not.toContain('reorganised-after-credit');
});

test('what comes while the server is away is found when it is back', async () => {
  const before = await stage.balance(alice, 'USDT');
  const address = await stage.addressOf(alice);
  await stage.closeChain();
  await stage.developmentChain.testCoins('BEP20', 'USDT', address);
  await stage.developmentChain.hands.mine('BEP20', 60);
  await stage.reopen();
  await inState(alice, 'BEP20', 'credited');
  expect(await stage.balance(alice, 'USDT')).toBe(before + GIVEN);
});

test('credited coins are swept to the hot wallet, which pays for it', async () => {
  const address = await stage.addressOf(alice);
  const { contract } = stage.chain.token('ERC20', 'BTC')!;
  const access = stage.chain.access('ERC20');
  const hot = await access.tokensOf(contract, stage.chain.hotWallet);
  await send(alice, 'ERC20', 'BTC');
  await until(async () => (await access.tokensOf(contract, stage.chain.hotWallet)) > hot, 'the hot wallet has more');
  expect(await access.tokensOf(contract, stage.chain.hotWallet)).toBe(hot + 1_500_000n);
  expect(await access.tokensOf(contract, address)).toBe(0n);
  await until(async () => {
    const open = await stage.rows.openTransactions('ERC20', ['sweep', 'gas']);
    return open.length === 0;
  }, 'all of it is in blocks');
  // What came earlier is swept in its own time.
  const sweep = (await stage.rows.transactionsOf('sweep', alice)).find(({ asset }) => asset === 'BTC');
  expect(sweep).toMatchObject({ state: 'mined', asset: 'BTC', amount: units('0.015'), sender: address });
  expect((await stage.rows.unswept('ERC20')).filter(({ asset }) => asset === 'BTC')).toEqual([]);
});

test('a sweep that was signed and not yet in a block when the server ended is sent again, and once', async () => {
  const { hands } = stage.developmentChain;
  const { contract } = stage.chain.token('BEP20', 'ETH')!;
  const hot = await stage.chain.access('BEP20').tokensOf(contract, stage.chain.hotWallet);
  const signed = async () => (await stage.rows.openTransactions('BEP20', ['sweep', 'gas'])).length > 0;
  await until(async () => !(await signed()), 'nothing is on its way');
  await hands.hold('BEP20');
  await send(alice, 'BEP20', 'ETH');
  await hands.mine('BEP20', 12);
  await until(signed, 'the first transaction is signed');
  for (let starts = 0; starts < 3; starts++) {
    await stage.reopen();
    await hands.mine('BEP20', 3);
  }
  await hands.run('BEP20');
  await until(
    async () => (await stage.chain.access('BEP20').tokensOf(contract, stage.chain.hotWallet)) > hot,
    'the hot wallet has more',
  );
  await hands.mine('BEP20', 13);
  await until(async () => !(await signed()), 'all of it is in blocks');
  const of = (await stage.rows.transactionsOf('sweep', alice)).filter(
    ({ network, asset }) => network === 'BEP20' && asset === 'ETH',
  );
  expect(of.map(({ state, amount }) => ({ state, amount }))).toEqual([{ state: 'mined', amount: units('0.3') }]);
});

test('reserves are what our addresses hold, and at every block more than users have', async () => {
  const { units: held, addresses } = await stage.chain.reserves();
  expect(held.get('USDT')!).toBeGreaterThan(await stage.balance(alice, 'USDT'));
  expect(addresses.ERC20).toContain(stage.chain.hotWallet);
  const comparedAt = async () => {
    const { networks } = await stage.chain.status();
    return networks.find(({ network }) => network === 'ERC20')!;
  };
  for (let blocks = 0; blocks < 3; blocks += 1) {
    await stage.developmentChain.hands.mine('ERC20', 1);
    const head = (await stage.chain.access('ERC20').head()).number;
    await until(async () => ((await comparedAt()).compared ?? 0) >= head, 'reserves were compared at that block');
    const { reserves, alarms } = await stage.chain.status();
    expect(reserves.length).toBeGreaterThan(0);
    for (const { symbol, enough } of reserves) expect(enough, symbol).toBe(true);
    expect(alarms).toEqual([]);
  }
});

test('a contract with other decimals than ours keeps its network closed', async () => {
  const { networks } = stage.developmentChain;
  const wrong = networks.map(
    (one): Network => ({
      ...one,
      tokens: one.tokens.map((token) => (token.asset === 'USDT' ? { ...token, decimals: 8 } : token)),
    }),
  );
  await stage.reopen(wrong);
  await until(async () => {
    const { alarms } = await stage.chain.status();
    return alarms.filter(({ alarm }) => alarm === 'token-unexpected').length === 2;
  }, 'both ring');
  expect(await stage.chain.isOpen('ERC20')).toBe(false);
  await send(alice, 'ERC20');
  await stage.developmentChain.hands.mine('ERC20', 8);
  await new Promise((later) => setTimeout(later, 400));
  const before = (await stage.deposits(alice, 'ERC20')).length;
  await stage.reopen(networks);
  // Found once it is configured as it is.
  await until(async () => (await stage.deposits(alice, 'ERC20')).length === before + 1, 'it is seen');
  await inState(alice, 'ERC20', 'credited');
  expect((await stage.chain.status()).alarms).toEqual([]);
});

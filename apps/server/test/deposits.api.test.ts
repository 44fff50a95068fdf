import { setTimeout as sleep } from 'node:timers/promises';
import { alice, bob } from '@quay/cast';
import { LIVE_PATH, type LiveMessage } from '@quay/contract';
import { liveTicket } from '@quay/contract/identity';
import {
  type CoinNetworks,
  type Deposit,
  depositAddress,
  depositDetail,
  deposits,
  type Entry,
  entries,
  networks,
  type ProfitDay,
  profitLoss,
  testCoins,
  type WalletHistory,
  walletHistory,
  walletOf,
} from '@quay/contract/wallet';
import { units } from '@quay/money';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { beginning } from '../src/system/system-settings.ts';
import { Clock, MINUTE } from './account.ts';
import { depositReasons } from './reached/wallet.ts';
import { dataOf, reasonOf, Serving } from './serving.ts';

const clock = new Clock();
let serving: Serving;
let alices: string;
let bobs: string;

beforeAll(async () => {
  serving = await Serving.start({ blockMs: 200, now: clock.now }, { chains: 'development' });
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
  await opened();
});
afterAll(() => serving.end());

const addressOf = async (token: string, network = 'ERC20', symbol = 'USDT') =>
  (await serving.get<{ address: string }>(depositAddress, { symbol, network }, { token })).address;
const give = (address: string, more: object = {}) =>
  serving.ask(testCoins, { symbol: 'USDT', network: 'ERC20', address, ...more });
const somebody = () => privateKeyToAddress(generatePrivateKey());
const listOf = (token: string, request: object = {}) => serving.get<Deposit[]>(deposits, request, { token });

/** Looks again and again; gives every look. */
async function lookUntil<Seen>(look: () => Promise<Seen>, holds: (seen: Seen) => boolean): Promise<Seen[]> {
  const looks: Seen[] = [];
  for (const end = Date.now() + 60_000; ; await sleep(50)) {
    const seen = await look();
    looks.push(seen);
    if (holds(seen)) return looks;
    if (Date.now() > end) throw new Error(`waited in vain: ${JSON.stringify(seen)}`);
  }
}

/** A network is open once it was asked about itself. */
const opened = () =>
  lookUntil(
    () => serving.get<CoinNetworks>(networks),
    ([usdt]) => usdt?.networks.every(({ depositOpen }) => depositOpen) === true,
  );

test('every coin is told with its networks, the one that leaves first', async () => {
  const reply = await serving.get<CoinNetworks>(networks);
  expect(reply[0]!.symbol).toBe('USDT');
  expect(reply[0]!.networks.map(({ network, decimals, confirmations }) => [network, decimals, confirmations])).toEqual([
    ['ERC20', 6, 6],
    ['BEP20', 18, 12],
  ]);
  expect(reply[0]!.networks[0]).toMatchObject({
    depositOpen: true,
    withdrawOpen: true,
    withdrawMin: '10',
    withdrawMax: '1000000',
    withdrawFee: '1.5',
    isTest: true,
  });
  const btc = reply.find(({ symbol }) => symbol === 'BTC')!;
  expect(btc.networks[0]).toMatchObject({ network: 'ERC20', decimals: 8, depositOpen: true, withdrawOpen: false });
  expect(new Set(reply.map(({ symbol }) => symbol)).size).toBe(reply.length);

  await serving.withReads((reads) => reads.staff.saveSystemSettings({ ...beginning, withdrawalsOpen: false }));
  const closed = await serving.get<CoinNetworks>(networks);
  expect(closed[0]!.networks.map(({ depositOpen, withdrawOpen }) => [depositOpen, withdrawOpen])).toEqual([
    [true, false],
    [true, false],
  ]);
  await serving.withReads((reads) => reads.staff.saveSystemSettings(beginning));
});

test('an address is its user’s own, the same each time, for every coin and network', async () => {
  const own = await addressOf(alices);
  expect(own).toMatch(/^0x[0-9a-fA-F]{40}$/);
  expect(await Promise.all([addressOf(alices), addressOf(alices, 'BEP20'), addressOf(alices, 'ERC20', 'ETH')])).toEqual(
    [own, own, own],
  );
  expect(await addressOf(bobs)).not.toBe(own);
});

describe('a deposit', () => {
  test('is pending with its confirmations, then credited, and told at each of them', async () => {
    const to = await addressOf(alices);
    const pushes = await movements(alices);
    const { amount, txHash } = dataOf<{ amount: string; txHash: string }>(await give(to));
    const looks = (
      await lookUntil(
        () => listOf(alices),
        ([one]) => one?.state === 'credited',
      )
    ).flat();
    const [credited] = looks.slice(-1);
    expect(credited).toMatchObject({
      symbol: 'USDT',
      network: 'ERC20',
      amount,
      confirmations: 6,
      confirmationsNeeded: 6,
      address: to,
      txHash,
      creditedAt: expect.any(Number),
    });
    const pending = looks.filter(({ state }) => state === 'pending');
    expect(pending.length).toBeGreaterThan(0);
    for (const [n, { confirmations, creditedAt }] of pending.entries()) {
      expect([confirmations <= 6, creditedAt]).toEqual([true, null]);
      expect(confirmations).toBeGreaterThanOrEqual(pending[n - 1]?.confirmations ?? 1);
    }
    const balance = () => serving.get<{ available: string }>(walletOf, { symbol: 'USDT' }, { token: alices });
    const after = String(100_000 + Number(amount));
    const held = await lookUntil(balance, ({ available }) => available === after);
    // It is there once.
    expect(new Set(['100000', after, ...held.map(({ available }) => available)])).toEqual(new Set(['100000', after]));
    const { depositId } = credited!;
    expect(await serving.get(depositDetail, { depositId: String(depositId) }, { token: alices })).toEqual(credited);
    expect(await listOf(alices, { before: String(depositId) })).toEqual([]);
    expect(await listOf(alices, { state: 'pending' })).toEqual([]);
    expect(await listOf(alices, { symbol: 'ETH' })).toEqual([]);
    // One for the credit itself, and one for what was seen of it; on a quiet machine one for each block.
    expect(pushes.count()).toBeGreaterThan(1);
    pushes.close();
  });

  test('is in the ledger, the history and what moved, and is no profit', async () => {
    const [{ amount, depositId, seenAt }] = (await listOf(alices)) as [Deposit];
    const [line] = await serving.get<Entry[]>(entries, { cause: 'deposit' }, { token: alices });
    expect(line).toMatchObject({ book: 'spot', symbol: 'USDT', amount, cause: 'deposit' });
    const history = await serving.get<WalletHistory>(walletHistory, {}, { token: alices });
    expect(history.rows).toEqual([
      {
        type: 'deposit',
        id: depositId,
        symbol: 'USDT',
        amount,
        into: null,
        state: 'credited',
        detail: 'ERC20',
        at: seenAt,
      },
    ]);
    const [today] = await serving.get<ProfitDay[]>(profitLoss, { days: '1' }, { token: alices });
    const value = units('1083265') + units(amount);
    expect([units(today!.value), units(today!.moved), today!.profit]).toEqual([value, value, '0']);
  });

  test('is nobody else’s', async () => {
    const [{ depositId }] = (await listOf(alices)) as [Deposit];
    expect(await listOf(bobs)).toEqual([]);
    const answer = await serving.ask(depositDetail, { depositId: String(depositId) }, { token: bobs });
    expect(answer.envelope.data).toEqual({ reason: 'wallet/deposit-unknown', params: {}, field: 'depositId' });
  });
});

test('test coins go to any address, once in ten minutes for each coin', async () => {
  const to = somebody();
  const first = dataOf<{ amount: string; txHash: string }>(await give(to));
  expect(first.txHash).toMatch(/^0x[0-9a-f]{64}$/);
  expect((await give(to)).envelope.data).toEqual({ reason: 'wallet/test-coins-too-soon', params: { minutes: '10' } });
  // The same address, however it is written.
  expect(reasonOf(await give(to.toLowerCase()))).toBe('wallet/test-coins-too-soon');
  expect(reasonOf(await give(to, { symbol: 'ETH' }))).toBeUndefined();
  expect(reasonOf(await give(to, { network: 'BEP20' }))).toBeUndefined();
  clock.forward(9 * MINUTE);
  expect((await give(to)).envelope.data).toMatchObject({ params: { minutes: '1' } });
  clock.forward(MINUTE);
  expect(reasonOf(await give(to))).toBeUndefined();
});

test('of many who ask at once for one address one gets them', async () => {
  const to = somebody();
  const answers = await Promise.all(Array.from({ length: 12 }, () => give(to)));
  expect(answers.filter((answer) => reasonOf(answer) === undefined)).toHaveLength(1);
  expect(answers.filter((answer) => reasonOf(answer) === 'wallet/test-coins-too-soon')).toHaveLength(11);
});

test('what cannot be is refused, in the order of the contract', async () => {
  const refused = async (more: object) => (await give(somebody(), more)).envelope.data;
  const none = { symbol: 'WAT', network: 'TRC20', address: 'x' };
  const unknown = { reason: 'wallet/coin-unknown', params: { symbol: 'WAT' }, field: 'symbol' };
  expect(await refused(none)).toEqual(unknown);
  const nowhere = { reason: 'wallet/network-unknown', params: {}, field: 'network' };
  expect(await refused({ ...none, symbol: 'USDT' })).toEqual(nowhere);
  // A coin that this network does not bring.
  expect(await refused({ symbol: 'DOGE', network: 'BEP20' })).toEqual(nowhere);
  const malformed = { reason: 'wallet/address-malformed', params: {}, field: 'address' };
  for (const address of ['x', '', '0x12', `0x${'g'.repeat(40)}`, `${somebody()}00`]) {
    expect(await refused({ address })).toEqual(malformed);
  }
  const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  expect(await refused({ address: right.replace('aA', 'Aa') })).toMatchObject({ reason: 'wallet/address-checksum' });
  expect(reasonOf(await give(right))).toBeUndefined();

  const request = async (more: object) =>
    (await serving.ask(depositAddress, { symbol: 'USDT', network: 'ERC20', ...more }, { token: alices })).envelope.data;
  expect(await request(none)).toMatchObject({ reason: 'edge/bad-request' });
  expect(await request({ symbol: 'WAT', network: 'TRC20' })).toEqual(unknown);
  expect(await request({ network: 'TRC20' })).toEqual(nowhere);
  await serving.withReads((reads) => reads.chain.haltNetwork('BEP20', 'for a look', undefined, Date.now()));
  const closed = { reason: 'wallet/deposit-closed', params: { network: 'BEP20' }, field: 'network' };
  expect(await request({ network: 'BEP20' })).toEqual(closed);
  const [usdt] = await serving.get<CoinNetworks>(networks);
  expect(usdt!.networks.map(({ depositOpen }) => depositOpen)).toEqual([true, false]);
  expect(reasonOf(await give(somebody(), { network: 'BEP20' }))).toBe('wallet/test-coins-closed');
  expect(await request({})).toEqual({ address: await addressOf(alices) });
});

test('all of it is there after a restart', async () => {
  const before = await listOf(alices);
  expect(before).toHaveLength(1);
  const own = await addressOf(alices);
  await serving.withReads((reads) => reads.chain.resumeNetwork('BEP20'));
  await serving.close();
  await serving.open();
  await opened();
  expect([await listOf(alices), await addressOf(alices)]).toEqual([before, own]);
});

test('health says that the signer is up', async () => {
  expect(JSON.parse((await serving.fetch('/health')).text)).toMatchObject({ healthy: true, signer: 'up' });
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...depositReasons]));
});

/** How often it is pushed that deposits or withdrawals changed. */
async function movements(token: string) {
  const { ticket } = await serving.get<{ ticket: string }>(liveTicket, {}, { token });
  const socket = new WebSocket(serving.url.replace('http', 'ws') + LIVE_PATH);
  let count = 0;
  await new Promise<void>((subscribed, failed) => {
    socket.on('error', failed);
    socket.on('open', () => socket.send(JSON.stringify({ op: 'login', ticket })));
    socket.on('message', (data) => {
      const reply = JSON.parse(data.toString()) as LiveMessage;
      if ('channel' in reply && reply.channel === 'movements') count += 1;
      else if ('op' in reply && reply.op === 'in') {
        socket.send(JSON.stringify({ op: 'subscribe', channels: ['movements'] }));
      } else if ('op' in reply && reply.op === 'subscribed') subscribed();
    });
  });
  return { count: () => count, close: () => socket.close() };
}

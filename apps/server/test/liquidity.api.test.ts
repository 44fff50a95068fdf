import { alice, bob } from '@quay/cast';
import { type Call, SEQ_HEADER } from '@quay/contract';
import { type Coverage, coverage } from '@quay/contract/earn';
import { type EthMessage, ethMessage, loginByEth } from '@quay/contract/identity';
import {
  days,
  daysExport,
  type LinkedWallet,
  type LinkMessage,
  type LiquidityDay,
  type LiquidityOverview,
  linkMessage,
  linkWallet,
  liquidityIncome,
  overview,
  unlinkWallet,
  wallets,
} from '@quay/contract/liquidity';
import { type ContractNotices, notices } from '@quay/contract/perpetual';
import {
  type Approval,
  approvals,
  decideApproval,
  fundEarn,
  type LinkedWalletsOverview,
  linkedWalletsOverview,
  setLiquidityTerms,
} from '@quay/contract/staff';
import {
  type Balance,
  wallets as balances,
  type CoinNetworks,
  depositAddress,
  type Entry,
  entries,
  networks,
  testCoins,
} from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { parseSiweMessage } from 'viem/siwe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Console } from './console.ts';
import { liquidityReasons } from './reached/liquidity.ts';
import { type Answer, dataOf, reasonOf, Serving, seqOf } from './serving.ts';
import { opened, someContract } from './withdrawer.ts';

/** The shortest day that there is: eight seconds for each reading, and paid four seconds after its end. */
const DAY_MS = 24_000;
const CHAIN = 31_337;

let serving: Serving;
let anna: Console;
let rita: Console;
const tokens = new Map<string, string>();
const reached = new Set<string>();
let seq = 0;

const newWallet = () => privateKeyToAccount(generatePrivateKey());
type Wallet = ReturnType<typeof newWallet>;
const own = newWallet();

const seen = (why: string | undefined): string | undefined => {
  if (why !== undefined) reached.add(why);
  return why;
};
async function ask(who: string, call: unknown, request: object = {}): Promise<Answer> {
  const how = { token: tokens.get(who)!, headers: { [SEQ_HEADER]: String(seq) } };
  const answer = await serving.ask(call as Call<never, unknown>, request as never, how);
  seq = Math.max(seq, seqOf(answer));
  return answer;
}
const get = async <Data>(who: string, call: unknown, request: object = {}): Promise<Data> =>
  dataOf<Data>(await ask(who, call, request));
const reason = async (who: string, call: unknown, request: object = {}): Promise<string | undefined> =>
  seen(reasonOf(await ask(who, call, request)));
const refusedStaff = async (by: Console, call: unknown, request: object): Promise<string | undefined> =>
  seen(reasonOf(await by.ask(call as never, request as never)));
const everybody = async <Data>(call: unknown): Promise<Data> => serving.get(call as never, {});

/** One asks, the other approves. */
async function twoDo(call: unknown, request: object): Promise<string | undefined> {
  const { approvalId } = await anna.get<{ approvalId: number }>(
    call as never,
    { reason: 'as agreed', ...request } as never,
  );
  return refusedStaff(rita, decideApproval, { approvalId, approve: true, remark: 'seen' });
}
const terms = { rate: '0.0002', minHeld: '50', maxHeld: '100000', open: true };

const give = (address: string) => serving.get(testCoins, { symbol: 'USDT', network: 'ERC20', address } as never);
const begin = (who: string, { address }: Wallet, chainId = CHAIN) =>
  get<LinkMessage>(who, linkMessage, { address, chainId });
async function signed(wallet: Wallet, { code, message }: LinkMessage) {
  return { address: wallet.address, code, sign: await wallet.signMessage({ message }) };
}

async function until<Seen>(look: () => Promise<Seen>, holds: (seen: Seen) => boolean): Promise<Seen> {
  for (const end = Date.now() + 120_000; ; await new Promise((next) => setTimeout(next, 250))) {
    const now = await look();
    if (holds(now)) return now;
    if (Date.now() > end) throw new Error(`waited in vain: ${JSON.stringify(now)}`);
  }
}

beforeAll(async () => {
  serving = await Serving.start({ blockMs: 200 }, { chains: 'development', earnDayMs: DAY_MS });
  anna = await Console.first(serving);
  rita = await anna.colleague('rita', 'Finance');
  for (const [name, who] of [
    ['alice', alice],
    ['bob', bob],
  ] as const) {
    tokens.set(name, (await serving.register(who)).token);
  }
  await opened(serving);
}, 300_000);
afterAll(() => serving.end());

test('terms are set by two people; before the first ones nothing is offered', async () => {
  expect(await everybody(overview)).toBeNull();
  expect(await reason('alice', linkMessage, { address: own.address, chainId: CHAIN })).toBe('liquidity/closed');
  expect(await refusedStaff(anna, setLiquidityTerms, { ...terms, reason: '' })).toBe('staff/reason-missing');
  for (const wrong of [{ rate: '0.02' }, { minHeld: '0' }, { maxHeld: '49' }]) {
    expect(await refusedStaff(anna, setLiquidityTerms, { ...terms, ...wrong, reason: 'x' })).toBe(
      'liquidity/terms-impossible',
    );
  }
  const { approvalId } = await anna.get<{ approvalId: number }>(
    setLiquidityTerms as never,
    { ...terms, reason: 'a beginning' } as never,
  );
  const [open] = await rita.get<Approval[]>(approvals as never);
  expect(open).toMatchObject({ kind: 'set-liquidity-terms', details: { rate: '0.0002', open: 'yes' } });
  expect(await refusedStaff(anna, decideApproval, { approvalId, approve: true, remark: 'mine' })).toBe(
    'staff/second-person-needed',
  );
  expect(await refusedStaff(rita, decideApproval, { approvalId, approve: true, remark: 'seen' })).toBeUndefined();
  expect(await everybody<LiquidityOverview>(overview)).toMatchObject({
    ...{ open: true, rate: '0.0002', minHeld: '50', maxHeld: '100000', dayMs: DAY_MS, readings: 3, readingsMin: 2 },
    ...{ linked: 0, budget: { left: '0', funded: '0', paid: '0', scheduled: '0' } },
  });
  // What was asked for before others changed it is not done over that.
  const late = await anna.get<{ approvalId: number }>(
    setLiquidityTerms as never,
    { ...terms, rate: '0', reason: 'x' } as never,
  );
  expect(await twoDo(setLiquidityTerms, { ...terms, maxHeld: '90000' })).toBeUndefined();
  expect(await refusedStaff(rita, decideApproval, { ...late, approve: true, remark: 'x' })).toBe('staff/earn-changed');
});

test('an address is refused that is no wallet of one’s own, holds too little, or is on another chain', async () => {
  await give(own.address);
  const chains = await serving.get<CoinNetworks>(networks as never);
  const usdt = chains[0]!.networks[0]!;
  const refusal = (address: string, chainId = CHAIN) => reason('alice', linkMessage, { address, chainId });
  expect(await refusal(own.address, 1)).toBe('liquidity/network-unknown');
  expect(await refusal(newWallet().address)).toBe('liquidity/balance-too-small');
  const { address: deposits } = await get<{ address: string }>('bob', depositAddress, {
    symbol: 'USDT',
    network: 'ERC20',
  });
  expect(await refusal(deposits)).toBe('liquidity/wallet-ours');
  expect(await refusal(usdt.contract)).toBe('liquidity/wallet-ours');
  expect(await refusal(await someContract(serving, give))).toBe('liquidity/contract');
  const others = newWallet();
  const { message, code, loginTime } = await serving.get(
    ethMessage as Call<never, EthMessage>,
    {
      ...{ username: others.address, chainId: CHAIN },
    } as never,
  );
  const sign = await others.signMessage({ message });
  await serving.get(loginByEth as never, { username: others.address, sign, code, loginTime } as never);
  expect(await refusal(others.address)).toBe('liquidity/wallet-of-another');
});

test('one signature links an address: of its key, for this account, once; and it joins once', async () => {
  await until(
    () => ask('alice', linkMessage, { address: own.address, chainId: CHAIN }),
    (one) => one.envelope.code === 0,
  );
  const begun = await begin('alice', own);
  expect(parseSiweMessage(begun.message)).toMatchObject({
    ...{ address: own.address, chainId: CHAIN, nonce: begun.code, version: '1', uri: serving.origin },
    statement: `I own this address and link it to the Quay account ${alice.username}. Nothing is approved or sent.`,
    expirationTime: new Date(begun.expiresAt),
  });
  expect(begun).toMatchObject({ network: 'ERC20', coin: 'USDT' });
  expect(units(begun.held)).toBeGreaterThan(units('50'));

  const right = await signed(own, begun);
  // Somebody else’s nonce is none, and uses it up all the same.
  expect(await reason('bob', linkWallet, right)).toBe('liquidity/message-over');
  expect(await reason('alice', linkWallet, right)).toBe('liquidity/message-over');
  const wrong = await signed(newWallet(), await begin('alice', own));
  expect(await reason('alice', linkWallet, { ...wrong, address: own.address })).toBe('liquidity/signature-wrong');
  const other = await begin('alice', own);
  const elsewhere = { ...other, message: other.message.replace(alice.username, bob.username) };
  expect(await reason('alice', linkWallet, await signed(own, elsewhere))).toBe('liquidity/signature-wrong');
  // Two who have the key may have begun both.
  const bobs = await begin('bob', own);

  const request = await signed(own, await begin('alice', own));
  const linked = await get<LinkedWallet>('alice', linkWallet, request);
  expect(linked).toMatchObject({ address: own.address, network: 'ERC20', coin: 'USDT', status: 'linked' });
  expect(linked.countsFrom % DAY_MS).toBe(0);
  expect(linked.countsFrom).toBeGreaterThan(linked.linkedAt);
  expect(await reason('alice', linkWallet, request)).toBe('liquidity/message-over');
  expect(await reason('bob', linkWallet, await signed(own, bobs))).toBe('liquidity/wallet-joined');
  expect(await reason('bob', linkMessage, { address: own.address, chainId: CHAIN })).toBe('liquidity/wallet-joined');
  expect(await get<LinkedWallet[]>('alice', wallets)).toEqual([linked]);
  expect(await get<LinkedWallet[]>('bob', wallets)).toEqual([]);
});

test('a day is read on the chain, waits while the budget is short, and is paid when it is funded', async () => {
  const [day] = await until(
    () => get<LiquidityDay[]>('alice', days),
    (all) => all.at(-1)?.status === 'scheduled',
  ).then((all) => all.slice(-1));
  const { held } = day!.readings[0]!;
  expect(day!.readings.length).toBeGreaterThanOrEqual(2);
  for (const reading of day!.readings) {
    expect(reading.held).toBe(held);
    expect(reading.block).toBeGreaterThan(0);
    expect(reading.at).toBeGreaterThanOrEqual(day!.beginsAt);
  }
  const rates = { dailyRate: units('0.0002'), minHeld: units('50'), maxHeld: units('90000') };
  expect(day).toMatchObject({ lowest: held, income: text(liquidityIncome(units(held), rates)), paidAt: null });
  expect(day!.paysAt).toBe(day!.endsAt + DAY_MS / 6);
  const covered = (await everybody<Coverage>(coverage)).rows.find(({ kind }) => kind === 'linked-wallet');
  expect(covered).toMatchObject({ payer: 'promotion', people: 1, there: '0', paid: '0' });
  expect(units(covered!.scheduled)).toBeGreaterThanOrEqual(units(day!.income));
  const desk = await anna.get<LinkedWalletsOverview>(linkedWalletsOverview as never);
  expect(desk.waiting).toContainEqual(
    expect.objectContaining({ id: day!.id, status: 'scheduled', address: own.address }),
  );
  const events = async () => (await get<ContractNotices>('alice', notices)).notices.map(({ event }) => event);
  await until(events, (all) => all.includes('liquidity-scheduled'));

  expect(await twoDo(fundEarn, { code: 'promotion', asset: 'USDT', amount: '500' })).toBeUndefined();
  const paid = await until(
    () => get<LiquidityDay[]>('alice', days),
    (all) => all.at(-1)?.status === 'paid',
  ).then((all) => all.filter(({ status }) => status === 'paid'));
  expect(paid.at(-1)!.paidAt).toBeGreaterThan(day!.paysAt);
  await until(events, (all) => all.includes('liquidity-income'));
  const lines = await get<Entry[]>('alice', entries);
  const incomes = lines.filter(({ cause }) => cause === 'liquidity-income');
  expect(incomes.at(-1)).toMatchObject({ book: 'finance', symbol: 'USDT', amount: day!.income });
  const finance = (await get<Balance[]>('alice', balances)).find(
    ({ book, symbol }) => book === 'finance' && symbol === 'USDT',
  );
  const state = await everybody<LiquidityOverview>(overview);
  expect(units(finance!.available)).toBe(units(state.budget.paid));
  expect(units(state.budget.left) + units(state.budget.paid)).toBe(units('500'));

  // The file has a line for each day, the oldest first, with each reading and its block.
  const [head, first] = (await ask('alice', daysExport)).text.trim().split('\r\n');
  expect(head).toMatch(/^Day from \(UTC\),ID,Address,Network,Reading 1,Block 1,Read 1 \(UTC\),/);
  const [reading] = day!.readings;
  const at = (ms: number) => new Date(ms).toISOString();
  const begin = [at(day!.beginsAt), day!.id, own.address, 'ERC20', held, reading!.block, at(reading!.at)];
  expect(first!.startsWith(begin.join(','))).toBe(true);
  expect((await ask('bob', daysExport)).text.trim().split('\r\n')).toHaveLength(1);
}, 240_000);

test('its owner unlinks it, and nobody else; the address does not join again', async () => {
  const [linked] = await get<LinkedWallet[]>('alice', wallets);
  expect(await reason('bob', unlinkWallet, { wallet: linked!.wallet })).toBe('liquidity/wallet-unknown');
  expect(await get<LinkedWallet>('alice', unlinkWallet, { wallet: linked!.wallet })).toMatchObject({ status: 'ended' });
  expect(await reason('alice', unlinkWallet, { wallet: linked!.wallet })).toBe('liquidity/wallet-ended');
  expect(await reason('alice', linkMessage, { address: own.address, chainId: CHAIN })).toBe('liquidity/wallet-joined');
});

test('nobody joins with more than ten wallets', async () => {
  const more = Array.from({ length: 10 }, newWallet);
  for (const { address } of more) await give(address);
  await until(
    () => ask('alice', linkMessage, { address: more.at(-1)!.address, chainId: CHAIN }),
    ({ envelope }) => envelope.code === 0,
  );
  for (const [at, wallet] of more.entries()) {
    const refused = await reason('alice', linkWallet, await signed(wallet, await begin('alice', wallet)));
    expect(refused).toBe(at < 9 ? undefined : 'liquidity/too-many-wallets');
  }
});

test('what is refused here is refused still', () => {
  expect(liquidityReasons.filter((name) => !reached.has(name))).toEqual([]);
});

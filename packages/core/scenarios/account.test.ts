import { marketOf } from '@quay/cast';
import { CLOSURE_DAYS } from '@quay/contract/account/rules';
import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import { MemoryStore } from '../simulation/memory-store.ts';
import { actors } from '../src/areas/account/actors.ts';
import { Closures } from '../src/areas/account/closures.ts';
import { gated } from '../src/areas/account/gate.ts';
import type { Area } from '../src/engine/area.ts';
import { Changes } from '../src/engine/changes.ts';
import { type Command, done, type Shape } from '../src/engine/command.ts';
import { type AccountClosure, commandShapes, systemAccounts, Writer } from '../src/index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ALICE = 1001;
const BOB = 1002;
const terms = { dayLimit: units('100000'), dayCount: 9 };

/** People with coins who want to leave; every invariant is checked after each act. */
class AccountStory {
  readonly store = new MemoryStore({ practice: { user: [], desk: [] } });
  at = Date.UTC(2026, 0, 1);
  #credits = 0;

  constructor() {
    this.must('market/list-market', { ...marketOf('BTC'), referencePrice: units('64000') });
    for (const owner of [ALICE, BOB]) this.must('wallet/open-account', { owner, kind: 'user' });
  }

  send(name: string, input: object): unknown {
    const { outcome } = this.store.send(name, input, this.at++);
    this.check();
    return outcome.ok ? outcome.value : outcome.refusal.reason;
  }

  must(name: string, input: object): unknown {
    const value = this.send(name, input);
    if (typeof value === 'string') throw new Error(`${name}: ${value}`);
    return value;
  }

  check(): void {
    const broken = this.store.core.engine.broken();
    if (broken.length > 0) throw new Error(broken.join('; '));
  }

  /** Coins come in from a chain. */
  gets(owner: number, amount: string, asset = 'USDT'): void {
    this.#credits += 1;
    const credit = { network: 'ERC20', txHash: `0x${this.#credits}`, logIndex: 0, owner, asset, block: 1 };
    this.must('wallet/credit-deposit', { ...credit, amount: units(amount) });
  }

  /** The last coins leave by a withdrawal that the chain pays. */
  withdraws(owner: number, amount: string): number {
    const requested = { owner, requestId: `out-${this.at}`, asset: 'USDT', network: 'ERC20', address: '0xa', ...terms };
    const paid = { amount: units(amount), fee: 0n, provenBy: 'totp', needs: 0 };
    return (this.must('wallet/request-withdrawal', { ...requested, ...paid }) as { withdrawal: number }).withdrawal;
  }

  settles(withdrawal: number): void {
    const txHash = `0xout${withdrawal}`;
    this.must('wallet/sign-withdrawal', { withdrawal, nonce: withdrawal, txHash, raw: '0x' });
    this.must('wallet/settle-withdrawal', { withdrawal, txHash, block: 2, paid: true });
  }

  closes(owner = ALICE, leavesRest = false): unknown {
    const value = this.send('account/close-account', { owner, leavesRest });
    return typeof value === 'string' ? value : (value as AccountClosure).state;
  }

  keeps(owner = ALICE): unknown {
    const value = this.send('account/keep-account', { owner });
    return typeof value === 'string' ? value : (value as AccountClosure).state;
  }

  passes(ms: number): void {
    this.at += ms;
    this.store.tick(this.at);
    this.check();
  }

  has(owner: number, asset = 'USDT', book: 'spot' | 'finance' = 'spot'): string {
    const { available, frozen } = this.store.core.ledger.balance(owner, book, asset);
    return `${text(available)} + ${text(frozen)}`;
  }

  /** How the last request of an owner stands, as the tables have it. */
  stands(owner = ALICE): string {
    this.store.project(this.store.batches.length);
    const row = this.store.rows.get('account_closures')!.get(String(owner)) as AccountClosure;
    return row.obstacle ? `${row.state} ${row.obstacle}` : row.state;
  }

  restarts(): void {
    this.store.crash();
    this.check();
  }
}

const buys = (owner: number) => ({
  ...{ owner, clientId: null, market: 'BTC', side: 'buy', type: 'limit', price: units('60000') },
  ...{ quantity: units('0.001'), amount: null, timeInForce: 'gtc', selfTrade: 'cancel-taker', stopPrice: null },
});

test('an empty account closes after seven days, and every later command of its owner is refused', () => {
  const story = new AccountStory();
  expect(story.closes()).toBe('waiting');
  expect(story.closes()).toBe('waiting');
  story.passes(CLOSURE_DAYS * DAY - 100);
  expect(story.stands()).toBe('waiting');
  expect(story.send('spot/place-order', buys(ALICE))).toBe('account/closing');
  story.passes(100);
  expect(story.stands()).toBe('closed');
  story.restarts();
  expect(story.send('spot/place-order', buys(ALICE))).toBe('identity/account-closed');
  expect(story.closes()).toBe('identity/account-closed');
  expect(story.keeps()).toBe('identity/account-closed');
  expect(story.send('spot/place-order', buys(BOB))).toBe('spot/balance-too-small');
});

test('each closes when its own time has come', () => {
  const story = new AccountStory();
  story.closes(ALICE);
  story.passes(DAY / 2);
  story.closes(BOB);
  story.passes(CLOSURE_DAYS * DAY - DAY / 2);
  expect([story.stands(ALICE), story.stands(BOB)]).toEqual(['closed', 'waiting']);
  story.passes(DAY / 2);
  expect(story.stands(BOB)).toBe('closed');
});

test('the owner takes it back until the last moment, and asks anew', () => {
  const story = new AccountStory();
  expect(story.keeps()).toBe('account/not-closing');
  story.closes();
  story.passes(CLOSURE_DAYS * DAY - 10);
  story.restarts();
  expect(story.keeps()).toBe('taken-back');
  expect(story.keeps()).toBe('account/not-closing');
  story.passes(DAY);
  expect(story.stands()).toBe('taken-back');
  story.gets(ALICE, '100');
  expect(story.send('spot/place-order', buys(ALICE))).not.toBe('account/closing');
  expect(story.closes()).toBe('account/orders-open');
});

test('balances are out first, in every book; what is worth little stays behind where the owner says so', () => {
  const story = new AccountStory();
  story.gets(ALICE, '10.00000001');
  expect(story.closes()).toBe('account/balances-left');
  expect(story.closes(ALICE, true)).toBe('account/balances-left');
  story.must('wallet/transfer-coins', {
    ...{ owner: ALICE, requestId: 'a', asset: 'USDT', fromBook: 'spot', toBook: 'finance', amount: units('4') },
  });
  expect(story.closes(ALICE, true)).toBe('account/balances-left');
  story.settles(story.withdraws(ALICE, '3'));
  story.gets(ALICE, '0.00004', 'BTC');
  expect(story.closes(ALICE)).toBe('account/balances-left');
  expect(story.closes(ALICE, true)).toBe('waiting');
  story.passes(CLOSURE_DAYS * DAY);
  expect(story.stands()).toBe('closed');
  expect([story.has(ALICE), story.has(ALICE, 'USDT', 'finance'), story.has(ALICE, 'BTC')]).toEqual(
    Array(3).fill('0 + 0'),
  );
  expect([story.has(systemAccounts.leftBehind), story.has(systemAccounts.leftBehind, 'BTC')]).toEqual([
    '7.00000001 + 0',
    '0.00004 + 0',
  ]);
});

test('a coin that no market prices does not stay behind', () => {
  const story = new AccountStory();
  story.gets(ALICE, '0.00000001', 'XYZ');
  expect(story.closes(ALICE, true)).toBe('account/balances-left');
  expect(story.must('account/look-closure', { owner: ALICE })).toEqual({
    ...{ obstacles: [{ obstacle: 'balances' }], worth: null },
  });
});

test('what comes in while it waits calls it off, and stays the owner’s', () => {
  const story = new AccountStory();
  story.closes();
  story.gets(ALICE, '25');
  story.passes(CLOSURE_DAYS * DAY);
  expect(story.stands()).toBe('called-off balances');
  expect(story.has(ALICE)).toBe('25 + 0');
  story.settles(story.withdraws(ALICE, '25'));
  expect(story.closes()).toBe('waiting');
});

test('what comes in after it is closed is kept and moves nowhere', () => {
  const story = new AccountStory();
  story.closes();
  story.passes(CLOSURE_DAYS * DAY);
  story.gets(ALICE, '25');
  expect(story.has(ALICE)).toBe('25 + 0');
  story.passes(30 * DAY);
  expect(story.stands()).toBe('closed');
  expect(story.has(ALICE)).toBe('25 + 0');
});

test('a withdrawal on its way, a hold, a freeze and a debt are each refused with a reason of their own', () => {
  const story = new AccountStory();
  story.gets(ALICE, '25');
  const withdrawal = story.withdraws(ALICE, '25');
  expect(story.closes()).toBe('account/withdrawals-under-way');
  story.settles(withdrawal);
  story.must('guard/place-hold', { owner: ALICE, reason: 'password-changed', until: story.at + 24 * HOUR });
  expect(story.closes()).toBe('account/held');
  story.passes(24 * HOUR);
  story.must('guard/freeze-account', { owner: ALICE, by: 'owner' });
  expect(story.closes()).toBe('identity/account-frozen');
  story.must('guard/unfreeze-account', { owner: ALICE });
  story.must('wallet/reverse-deposit', { network: 'ERC20', txHash: '0x1', logIndex: 0 });
  expect(story.closes()).toBe('account/debts-open');
});

test('who is stopped while it waits is closed a day after that is over', () => {
  const story = new AccountStory();
  story.closes();
  story.must('guard/freeze-account', { owner: ALICE, by: 'staff' });
  story.passes(CLOSURE_DAYS * DAY);
  expect(story.stands()).toBe('waiting');
  story.must('guard/unfreeze-account', { owner: ALICE });
  story.restarts();
  story.passes(DAY - 10);
  expect(story.stands()).toBe('waiting');
  story.passes(10);
  expect(story.stands()).toBe('closed');
});

test('of many things in the way all are listed, and the first is the refusal', () => {
  const story = new AccountStory();
  story.gets(ALICE, '1000');
  story.must('spot/place-order', buys(ALICE));
  story.withdraws(ALICE, '25');
  const { obstacles } = story.must('account/look-closure', { owner: ALICE }) as {
    obstacles: { obstacle: string }[];
  };
  expect(obstacles.map(({ obstacle }) => obstacle)).toEqual(['withdrawals', 'orders', 'balances']);
  expect(story.closes()).toBe('account/withdrawals-under-way');
});

const DESK = 100;
let sends = 0;
const sending = (more: object) => {
  sends += 1;
  const limits = { dayLimit: units('100'), dayCount: 3 };
  const coins = { asset: 'USDT', amount: units('10'), provenBy: 'totp' };
  return { owner: ALICE, recipient: BOB, requestId: `send-${sends}`, ...coins, ...limits, ...more };
};

test('coins go to another user at once, within the limits of withdrawals, and once for each request', () => {
  const story = new AccountStory();
  story.gets(ALICE, '500');
  const request = sending({ amount: units('60') });
  const sent = story.must('wallet/send-to-user', request);
  expect(story.must('wallet/send-to-user', request)).toEqual(sent);
  expect([story.has(ALICE), story.has(BOB)]).toEqual(['440 + 0', '60 + 0']);
  expect(story.send('wallet/send-to-user', { ...request, amount: units('61') })).toBe('wallet/request-id-reused');
  expect(story.send('wallet/send-to-user', { ...request, recipient: 1003 })).toBe('wallet/request-id-reused');
  expect(story.send('wallet/send-to-user', sending({ amount: units('40.00000001') }))).toBe('wallet/day-amount-used');
  const withdrawal = { network: 'ERC20', address: '0xa', fee: 0n, needs: 0, amount: units('41') };
  expect(story.send('wallet/request-withdrawal', { ...sending({}), ...withdrawal })).toBe('wallet/day-amount-used');
  story.must('wallet/send-to-user', sending({ amount: units('30') }));
  story.must('wallet/send-to-user', sending({ amount: units('10') }));
  expect(story.send('wallet/send-to-user', sending({ amount: 1n }))).toBe('wallet/day-count-used');
  story.passes(DAY);
  story.must('wallet/send-to-user', sending({ amount: units('100') }));
  story.restarts();
  expect(story.send('wallet/send-to-user', sending({ amount: 1n }))).toBe('wallet/day-amount-used');
});

test('coins are sent to no one who cannot have them, and by no one who may not', () => {
  const story = new AccountStory();
  story.must('wallet/open-account', { owner: DESK, kind: 'desk' });
  story.gets(ALICE, '50');
  const reason = (more: object) => story.send('wallet/send-to-user', sending(more));
  expect(reason({ recipient: ALICE })).toBe('wallet/send-to-oneself');
  for (const recipient of [9_999, DESK, systemAccounts.fees]) {
    expect(reason({ recipient })).toBe('wallet/recipient-unknown');
  }
  expect(reason({ amount: units('50.00000001') })).toBe('wallet/balance-too-small');
  expect(reason({ owner: BOB, recipient: ALICE })).toBe('wallet/balance-too-small');
  story.must('guard/freeze-account', { owner: BOB, by: 'staff' });
  expect(reason({})).toBe('wallet/recipient-stopped');
  story.must('guard/unfreeze-account', { owner: BOB });
  story.closes(BOB);
  expect(reason({})).toBe('wallet/recipient-closed');
  expect(reason({ owner: BOB, recipient: ALICE })).toBe('account/closing');
  story.passes(CLOSURE_DAYS * DAY);
  expect(reason({})).toBe('wallet/recipient-closed');
  expect(reason({ owner: BOB, recipient: ALICE })).toBe('identity/account-closed');
  story.must('guard/place-hold', { owner: ALICE, reason: 'password-changed', until: story.at + HOUR });
  expect(reason({})).toBe('wallet/withdrawals-held');
  story.passes(HOUR);
  story.must('guard/freeze-account', { owner: ALICE, by: 'owner' });
  expect(reason({})).toBe('identity/account-frozen');
});

/** Commands that name an owner and are not the owner's: staff, time, the chain and the server make them. */
const ofOthers = [
  ...['wallet/open-account', 'wallet/credit-deposit', 'wallet/collect-debts', 'wallet/charge-paid-withdrawal'],
  ...['wallet/reopen-withdrawal', 'c2c/suspend-merchant', 'c2c/lift-suspension'],
  ...['guard/place-hold', 'guard/freeze-account', 'guard/unfreeze-account'],
  ...['referral/bind', 'referral/record-trait', 'referral/set-right', 'referral/correct-referrer'],
  ...['account/close-account', 'account/keep-account', 'account/look-closure'],
];

test('every command that an owner makes is refused to whoever closes the account', () => {
  const namesOwner = commandShapes.filter((shape) =>
    ['owner', 'taker'].some((name) => firstColumns(shape).includes(name)),
  );
  const unlisted = namesOwner.map(({ name }) => name).filter((name) => !actors[name]);
  expect(unlisted.sort()).toEqual([...ofOthers].sort());
  expect(Object.keys(actors).filter((name) => !commandShapes.some((shape) => shape.name === name))).toEqual([]);

  const closures = new Closures(new Changes());
  const at = Date.UTC(2026, 0, 1);
  const row = { leavesRest: false, requestedAt: at, dueAt: at + DAY, obstacle: null, endedAt: null } as const;
  closures.add({ ...row, owner: ALICE, state: 'waiting' });
  const plain = commandShapes.map((shape) => ({ ...shape, run: () => done('ran'), write: () => {} }) as Command<never>);
  const { commands } = gated({ commands: plain } as unknown as Area, closures);
  for (const [index, { name }] of commandShapes.entries()) {
    const run = (owner: number) => (commands[index] as unknown as Command).run({ owner, taker: owner }, at);
    expect(run(BOB).ok, name).toBe(true);
    expect(run(ALICE).ok, name).toBe(actors[name] === undefined);
  }
});

/** The columns of a command's input up to the first that cannot be written as nothing. */
function firstColumns({ input }: Shape): string[] {
  const names: string[] = [];
  const watched = new Proxy(
    {},
    {
      get(_, name) {
        names.push(String(name));
        return 0;
      },
    },
  );
  try {
    input.write(new Writer(), watched);
  } catch {
    // A text is not written as a number: whoever acts stands before it.
  }
  return names;
}

import { alice, bob, mallory } from '@quay/cast';
import { type Call, SEQ_HEADER } from '@quay/contract';
import {
  buy,
  type Coverage,
  coverage,
  type EarnFlow,
  type EarnOrder,
  type EarnProduct,
  exitEarly,
  history,
  historyExport,
  type IncomeDay,
  incomeDays,
  type LegacyFlow,
  legacyHistory,
  order,
  orders,
  type ProductDay,
  productDays,
  products,
  redeem,
  startTrial,
  subscribe,
  takeOut,
} from '@quay/contract/earn';
import { type ContractNotices, notices } from '@quay/contract/perpetual';
import {
  type Approval,
  approvals,
  changeEarnProduct,
  closeEarnProduct,
  decideApproval,
  type EarnOrderOfConsole,
  type EarnOverview,
  earnOrders,
  earnOverview,
  freezeEarnOrder,
  fundEarn,
  listEarnProduct,
  reopenEarnProduct,
  unfreezeEarnOrder,
} from '@quay/contract/staff';
import { type Balance, wallets } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Console } from './console.ts';
import { earnReasons } from './reached/earn.ts';
import { type Answer, dataOf, reasonOf, Serving, seqOf } from './serving.ts';
import { timePasses } from './time-passes.ts';

/** A day of a product: long enough that no day is over within a test, and short enough that days can pass. */
const DAY_MS = 3_600_000;
const settings = { earnDayMs: DAY_MS };
const practice = { user: [['USDT', units('1000000')] as const], desk: [] };

let serving: Serving;
let anna: Console;
let rita: Console;
const tokens = new Map<string, string>();
const ids = new Map<string, number>();
const reached = new Set<string>();
let seq = 0;
let sent = 0;

const kept = (answer: Answer): Answer => {
  seq = Math.max(seq, seqOf(answer));
  return answer;
};
const ask = async (who: string, call: unknown, request: object = {}, asGet = false): Promise<Answer> => {
  const how = { token: tokens.get(who)!, headers: { [SEQ_HEADER]: String(seq) }, asGet };
  return kept(await serving.ask(call as Call<never, unknown>, request as never, how));
};
const get = async <Data>(who: string, call: unknown, request: object = {}): Promise<Data> =>
  dataOf<Data>(await ask(who, call, request));
const seen = (why: string | undefined): string | undefined => {
  if (why !== undefined) reached.add(why);
  return why;
};
const reason = async (who: string, call: unknown, request: object = {}): Promise<string | undefined> =>
  seen(reasonOf(await ask(who, call, request)));
const refusedStaff = async (by: Console, call: unknown, request: object): Promise<string | undefined> =>
  seen(reasonOf(await by.ask(call as never, request as never)));
const everybody = async <Data>(call: unknown, request: object = {}): Promise<Data> =>
  serving.get(call as never, request);

/** A request id of its own for each purchase. */
const fresh = () => {
  sent += 1;
  return `earn-${sent}`;
};
const productOf = async (name: string): Promise<EarnProduct> => {
  const all = await everybody<EarnProduct[]>(products);
  return all.find((one) => one.name === name)!;
};
const wantedOf = async (name: string, amount: string, more: object = {}) => {
  const { product, version } = await productOf(name);
  return { product, version, amount, requestId: fresh(), ...more };
};
const buys = async (who: string, name: string, amount: string, more: object = {}): Promise<EarnOrder> =>
  get<EarnOrder>(who, buy, await wantedOf(name, amount, more));
const spotOf = async (who: string): Promise<string> => {
  const all = await get<Balance[]>(who, wallets);
  return all.find(({ book, symbol }) => book === 'spot' && symbol === 'USDT')!.available;
};
const ownOrders = (who: string) => get<EarnOrder[]>(who, orders);
/** The core's time, which goes ahead of the machine's: that of its last batch, after time has passed in it. */
const now = async (): Promise<number> => (await everybody<Coverage>(coverage)).at;
const passes = (ms: number): Promise<void> => timePasses(serving, ms);

/** Mallory invited bob, and he alice; all are verified. */
const invited = () => {
  const [first, second, third] = ['mallory', 'bob', 'alice'].map((who) => ids.get(who)!);
  const known = (owner: number) => ({ owner, kind: 'person', digest: `document ${owner}` });
  return [
    ...[first!, second!, third!].map((owner) => ({ name: 'referral/record-trait', input: known(owner) })),
    { name: 'referral/bind', input: { owner: second!, referrer: first! } },
    { name: 'referral/bind', input: { owner: third!, referrer: second! } },
  ];
};

/** One asks, the other approves. */
async function twoDo(call: unknown, request: object): Promise<string | undefined> {
  const { approvalId } = await anna.get<{ approvalId: number }>(call as never, { reason: 'as agreed', ...request });
  return refusedStaff(rita, decideApproval, { approvalId, approve: true, remark: 'seen' });
}
const terms = { asset: 'USDT', min: '100', max: '10000', reason: 'as agreed' };
const list = (request: object) => twoDo(listEarnProduct, { ...terms, ...request });
const machine = { kind: 'machine', days: 30, fund: 'machines', rate: '0.003', penaltyRate: '0.004' };

beforeAll(async () => {
  serving = await Serving.start({ practice }, settings);
  anna = await Console.first(serving);
  rita = await anna.colleague('rita', 'Finance');
  for (const [name, who] of [
    ['alice', alice],
    ['bob', bob],
    ['mallory', mallory],
  ] as const) {
    const { token, member } = await serving.register(who);
    tokens.set(name, token);
    ids.set(name, member.id);
  }
  // Payments are at a sixth of the day; all of this begins in its middle, whenever it runs. The core's time stands there.
  await timePasses(serving, 2 * DAY_MS - ((Date.now() + DAY_MS / 2) % DAY_MS), invited());
}, 300_000);
afterAll(() => serving.end());

describe('products', () => {
  test('are listed and funded by two people, and what is not funded cannot be sold', async () => {
    const fixed = { kind: 'fixed', days: 30, name: 'USDT 30 days', fund: 'terms', rate: '0.003', penaltyRate: '0.004' };
    const wanted = { ...terms, ...fixed };
    expect(await refusedStaff(anna, listEarnProduct, { ...wanted, reason: ' ' })).toBe('staff/reason-missing');
    expect(await refusedStaff(anna, listEarnProduct, { ...wanted, min: '1e2' })).toBe('earn/terms-impossible');
    const { approvalId } = await anna.get<{ approvalId: number }>(listEarnProduct as never, wanted as never);
    expect(await refusedStaff(anna, decideApproval, { approvalId, approve: true, remark: 'mine' })).toBe(
      'staff/second-person-needed',
    );
    const [open] = await rita.get<Approval[]>(approvals as never);
    expect(open).toMatchObject({ kind: 'list-earn-product', details: { name: 'USDT 30 days', rate: '0.003' } });
    expect(await refusedStaff(rita, decideApproval, { approvalId, approve: true, remark: 'seen' })).toBeUndefined();
    expect(await refusedStaff(anna, listEarnProduct, wanted)).toBe('earn/already-listed');
    expect(await list({ kind: 'fixed', days: 0, name: 'No term', fund: 'terms', rate: '0.003' })).toBe(
      'earn/terms-impossible',
    );

    expect(await reason('alice', buy, await wantedOf('USDT 30 days', '1000'))).toBe('earn/not-funded');
    const fund = { code: 'terms', asset: 'USDT', reason: 'as agreed' };
    expect(await refusedStaff(anna, fundEarn, { ...fund, code: 'none', amount: '1' })).toBe('earn/fund-unknown');
    expect(await refusedStaff(anna, fundEarn, { ...fund, amount: '0' })).toBe('earn/amount-missing');
    expect(await refusedStaff(anna, fundEarn, { ...fund, amount: '-1' })).toBe('earn/cover-promised');
    const twice = await Promise.all(
      [1, 2].map(() => anna.get<{ approvalId: number }>(fundEarn as never, { ...fund, amount: '27000' } as never)),
    );
    const decide = (one: { approvalId: number }) => ({ approvalId: one.approvalId, approve: true, remark: 'seen' });
    expect(await refusedStaff(rita, decideApproval, decide(twice[0]!))).toBeUndefined();
    // The other was asked for when nothing was in it: nothing is put in twice.
    expect(await refusedStaff(rita, decideApproval, decide(twice[1]!))).toBe('staff/earn-changed');

    expect(
      await list({ kind: 'flexible', days: 0, name: 'USDT savings', min: '10', reserveRate: '0.1' }),
    ).toBeUndefined();
    const lock = { kind: 'lock-up', fund: 'terms', rate: '0.003' };
    expect(await list({ ...lock, days: 2, name: 'Bound', quota: '1000' })).toBeUndefined();
    expect(await list({ ...machine, name: 'Harbour F1', machineType: 'FPGA', min: '50', max: '1499' })).toBeUndefined();
    const trial = { kind: 'machine', days: 3, fund: 'promotion', rate: '0.003', machineType: 'trial', max: '100' };
    expect(await list({ ...trial, name: 'Trial, 3 days' })).toBeUndefined();
    for (const code of ['machines', 'promotion']) {
      expect(await twoDo(fundEarn, { code, asset: 'USDT', amount: '50000' })).toBeUndefined();
    }
    expect(await productOf('USDT 30 days')).toMatchObject({
      ...{ kind: 'fixed', payer: 'product', rate: '0.003', days: 30, dayMs: DAY_MS, penaltyRate: '0.004', open: true },
      account: { funded: '27000', promised: '0', free: '27000', paid: '0' },
    });
    expect(await productOf('USDT savings')).toMatchObject({
      kind: 'flexible',
      payer: 'borrowers',
      days: null,
      rate: '0',
    });
  });

  test('of which the sale ends at once, and two people open it again', async () => {
    const { product } = await productOf('Bound');
    expect(await refusedStaff(anna, closeEarnProduct, { product, reason: 'a pause' })).toBeUndefined();
    expect(await refusedStaff(anna, closeEarnProduct, { product, reason: 'a pause' })).toBe('earn/not-listed');
    const requested = { product, version: 1, amount: '100', requestId: fresh() };
    expect(await reason('alice', buy, requested)).toBe('earn/not-listed');
    expect(await refusedStaff(anna, closeEarnProduct, { product: 999, reason: 'a pause' })).toBe(
      'earn/product-unknown',
    );
    expect(await twoDo(reopenEarnProduct, { product })).toBeUndefined();
    expect(await refusedStaff(anna, reopenEarnProduct, { product, reason: 'again' })).toBe('earn/already-listed');
    expect(await refusedStaff(anna, reopenEarnProduct, { product: 999, reason: 'a' })).toBe('earn/product-unknown');
    const same = { name: 'Bound', fund: 'terms', rate: '0.003', min: '100', max: '10000', quota: '1000' };
    expect(await refusedStaff(anna, changeEarnProduct, { product: 999, ...same, reason: 'a' })).toBe(
      'earn/product-unknown',
    );
    expect(await twoDo(changeEarnProduct, { product, ...same, perPerson: '600' })).toBeUndefined();
    expect(await reason('alice', buy, requested)).toBe('earn/terms-changed');
    expect(await productOf('Bound')).toMatchObject({ version: 2, left: '1000' });
  });
});

describe('terms', () => {
  test('hold the sum, cost what leaving costs, and buy once for one request', async () => {
    const wanted = await wantedOf('USDT 30 days', '1000');
    expect(await reason('alice', buy, { ...wanted, product: 999 })).toBe('earn/product-unknown');
    expect(await reason('alice', buy, { ...wanted, amount: '99' })).toBe('earn/out-of-range');
    expect(await reason('alice', buy, { ...wanted, amount: '1e3' })).toBe('wallet/amount-malformed');
    expect(await reason('alice', buy, { ...wanted, sharedBy: 1 })).toBe('earn/share-unknown');
    const before = units(await spotOf('alice'));
    const bought = await get<EarnOrder>('alice', buy, wanted);
    expect(bought).toMatchObject({
      status: 'confirming',
      amount: '1000',
      rate: '0.003',
      payer: 'product',
      income: '0',
    });
    expect(await get<EarnOrder>('alice', buy, wanted)).toMatchObject({ order: bought.order });
    expect(before - units(await spotOf('alice'))).toBe(units('1000'));
    expect(await productOf('USDT 30 days')).toMatchObject({ sold: '1000', account: { promised: '90', free: '26910' } });
    expect(await reason('bob', order, { order: String(bought.order) })).toBe('earn/order-unknown');

    const exit = { order: bought.order, penalty: '120' };
    expect(await reason('bob', exitEarly, exit)).toBe('earn/order-unknown');
    expect(await reason('alice', exitEarly, { ...exit, penalty: '12' })).toBe('earn/penalty-changed');
    const left = await get<EarnOrder>('alice', exitEarly, exit);
    expect(left).toMatchObject({ status: 'redeemed', returned: '880', penalty: '120', scheduled: '0' });
    expect(before - units(await spotOf('alice'))).toBe(units('120'));
    expect(await reason('alice', exitEarly, exit)).toBe('earn/order-unknown');
    const flows = await get<EarnFlow[]>('alice', history);
    expect(flows.map(({ flow, amount }) => [flow, amount])).toEqual(
      expect.arrayContaining([
        ['subscribed', '-1000'],
        ['penalty', '-120'],
      ]),
    );
  });

  test('of which a person, and all together, hold no more than is said', async () => {
    const bound = await buys('alice', 'Bound', '500');
    expect(await reason('alice', exitEarly, { order: bound.order, penalty: '0' })).toBe('earn/locked');
    expect(await reason('alice', buy, await wantedOf('Bound', '200'))).toBe('earn/person-limit');
    expect(await reason('bob', buy, await wantedOf('Bound', '600'))).toBe('earn/quota');
    expect(await reason('alice', buy, await wantedOf('Bound', '100', { sharedBy: bound.order }))).toBe(
      'earn/share-own',
    );
    await buys('bob', 'Bound', '450', { sharedBy: bound.order });
    expect(await reason('mallory', buy, await wantedOf('Bound', '100'))).toBe('earn/sold-out');
  });

  test('can be frozen by staff, whose reason their owner reads', async () => {
    const held = await buys('bob', 'USDT 30 days', '200');
    const freeze = { order: held.order, until: (await now()) + 3_600_000, reason: 'a court asks' };
    expect(await refusedStaff(anna, freezeEarnOrder, { ...freeze, reason: '' })).toBe('staff/reason-missing');
    expect(await refusedStaff(anna, freezeEarnOrder, { ...freeze, order: 999 })).toBe('earn/order-unknown');
    expect(await refusedStaff(anna, freezeEarnOrder, { ...freeze, until: 1 })).toBe('earn/freeze-end-past');
    expect(await refusedStaff(anna, unfreezeEarnOrder, { order: held.order, reason: 'a' })).toBe('earn/not-frozen');
    expect(await refusedStaff(anna, freezeEarnOrder, freeze)).toBeUndefined();
    const shown = await get<EarnOrder>('bob', order, { order: String(held.order) });
    expect(shown).toMatchObject({ status: 'frozen', frozenFor: 'a court asks', frozenUntil: freeze.until });
    expect(await reason('bob', exitEarly, { order: held.order, penalty: '24' })).toBe('earn/frozen');
    const [listed] = await anna.get<EarnOrderOfConsole[]>(earnOrders as never, { frozen: '1' } as never);
    expect(listed).toMatchObject({ order: held.order, username: bob.username, frozenFor: 'a court asks' });
    expect(await twoDo(unfreezeEarnOrder, { order: held.order })).toBeUndefined();
    expect(await get<EarnOrder>('bob', order, { order: String(held.order) })).toMatchObject({ frozenFor: null });
  });
});

describe('savings', () => {
  test('are given back within the hour, all or a part', async () => {
    const wanted = await wantedOf('USDT savings', '4500');
    expect(await reason('alice', subscribe, { ...wanted, amount: '5' })).toBe('earn/out-of-range');
    const saved = await get<EarnOrder>('alice', subscribe, wanted);
    expect(saved).toMatchObject({ kind: 'flexible', amount: '4500', status: 'confirming', rate: null, endsAt: null });
    expect(await reason('alice', subscribe, await wantedOf('USDT savings', '6000'))).toBe('earn/person-limit');
    const ask = { order: saved.order, amount: '500', requestId: fresh() };
    expect(await reason('bob', redeem, ask)).toBe('earn/order-unknown');
    expect(await reason('alice', redeem, { ...ask, amount: '5000' })).toBe('earn/above-savings');
    const requested = await get<EarnOrder>('alice', redeem, ask);
    expect(requested).toMatchObject({ amount: '4000', redemptions: [{ amount: '500', scheduled: false }] });
    // Two tabs that ask at once ask once.
    expect(await get<EarnOrder>('alice', redeem, ask)).toMatchObject({ amount: '4000' });
    for (let n = 1; n < 20; n += 1) await get('alice', redeem, { ...ask, amount: '1', requestId: fresh() });
    expect(await reason('alice', redeem, { ...ask, requestId: fresh() })).toBe('earn/too-many-redemptions');
  });
});

describe('machines', () => {
  test('pay a fixed income, which is taken out after half a day', async () => {
    const bought = await buys('alice', 'Harbour F1', '1000');
    expect(bought).toMatchObject({ kind: 'machine', payer: 'machines', toTakeOut: '0', amount: '1000' });
    expect(await reason('alice', takeOut, { order: 999 })).toBe('earn/order-unknown');
    expect(await reason('alice', takeOut, { order: bought.order })).toBe('earn/nothing-to-take');
  });

  test('and whatever is asked with the order of somebody else is answered as if there were none', async () => {
    const { order: others } = (await ownOrders('alice')).find(({ kind }) => kind === 'machine')!;
    const { order: savings } = (await ownOrders('alice')).find(({ kind }) => kind === 'flexible')!;
    expect(await reason('bob', order, { order: String(others) })).toBe('earn/order-unknown');
    expect(await reason('bob', takeOut, { order: others })).toBe('earn/order-unknown');
    expect(await reason('bob', exitEarly, { order: others, penalty: '0' })).toBe('earn/order-unknown');
    expect(await reason('bob', redeem, { order: savings, amount: '1', requestId: fresh() })).toBe('earn/order-unknown');
    expect(await get<EarnFlow[]>('alice', history, { order: String(savings) })).not.toEqual([]);
    expect(await get<EarnFlow[]>('bob', history, { order: String(savings) })).toEqual([]);
    expect((await ask('bob', historyExport, { order: String(savings) })).text.trim().split('\r\n')).toHaveLength(1);
  });

  test('of which the trial one is lent once to a person', async () => {
    const { product, version } = await productOf('Trial, 3 days');
    expect(await reason('bob', startTrial, { product: 999, version })).toBe('earn/product-unknown');
    const before = await spotOf('bob');
    const lent = await get<EarnOrder>('bob', startTrial, { product, version });
    expect(lent).toMatchObject({ payer: 'promotion', amount: '100', penaltyRate: null });
    expect(await spotOf('bob')).toBe(before);
    expect(await reason('bob', startTrial, { product, version })).toBe('earn/trial-taken');
  });
});

test('somebody has so many orders and no more', async () => {
  await buys('mallory', 'Harbour F1', '50');
  for (let n = 1; n < 100; n += 1) await buys('mallory', 'Harbour F1', '50');
  expect(await reason('mallory', buy, await wantedOf('Harbour F1', '50'))).toBe('earn/too-many-orders');
}, 180_000);

describe('when days have passed', () => {
  beforeAll(() => passes(6 * DAY_MS), 300_000);

  test('each day was paid by who is named, what ended came back, and all of it stands in the history', async () => {
    const alices = await ownOrders('alice');
    const savings = alices.find(({ kind }) => kind === 'flexible')!;
    expect(savings).toMatchObject({ amount: '3981', redemptions: [], status: 'holding' });
    expect(alices.some(({ name }) => name === 'Bound')).toBe(false);
    const over = await get<EarnOrder[]>('alice', orders, { over: '1' });
    const bound = over.find(({ name }) => name === 'Bound')!;
    expect(bound).toMatchObject({ status: 'expired', returned: '500', income: '3', penalty: '0' });
    expect(await reason('alice', exitEarly, { order: bound.order, penalty: '0' })).toBe('earn/order-unknown');

    const flows = await get<EarnFlow[]>('alice', history, { order: String(bound.order) });
    const incomes = flows.filter(({ flow }) => flow === 'income');
    expect(incomes.map(({ amount, payer, day }) => [amount, payer, day])).toEqual([
      ['1.5', 'product', 2],
      ['1.5', 'product', 1],
    ]);
    // Bob bought what alice had shown him: a fifth of each of his incomes on top, from the budget.
    const bonuses = (await get<EarnFlow[]>('alice', history, { kind: 'lock-up', income: '1' })).filter(
      ({ flow }) => flow === 'bonus',
    );
    expect(bonuses.map(({ amount, payer }) => [amount, payer])).toEqual([
      ['0.27', 'promotion'],
      ['0.27', 'promotion'],
    ]);
    const bobs = await get<EarnOrder[]>('bob', orders, { over: '1' });
    const trial = bobs.find(({ name }) => name === 'Trial, 3 days')!;
    expect(trial).toMatchObject({ income: '0.9', toTakeOut: '0', status: 'expired', returned: '0' });
  });

  test('income of a machine is taken out, and then not before half a day', async () => {
    const own = async () => (await ownOrders('alice')).find(({ kind }) => kind === 'machine')!;
    const first = await own();
    expect(first.status).toBe('pending-claim');
    expect(first.toTakeOut).toBe(first.income);
    expect(['15', '18']).toContain(first.income);
    // What is due within a freeze follows at its end: less than half a day before the next income.
    const { order: id, nextIncomeAt } = first;
    const until = nextIncomeAt! + (DAY_MS * 3) / 4;
    expect(await refusedStaff(anna, freezeEarnOrder, { order: id, until, reason: 'a court asks' })).toBeUndefined();
    await passes(until + 1_000 - (await now()));
    const { toTakeOut } = await own();
    const before = units(await spotOf('alice'));
    const taken = await get<EarnOrder>('alice', takeOut, { order: id });
    expect(taken).toMatchObject({ toTakeOut: '0', status: 'holding' });
    expect(units(await spotOf('alice')) - before).toBe(units(toTakeOut));
    await passes(taken.nextIncomeAt! + 1_000 - (await now()));
    expect(await reason('alice', takeOut, { order: id })).toBe('earn/not-yet');
  }, 300_000);

  test('lines above who has a machine read what they got of it, or why nothing', async () => {
    const own = async (who: string) =>
      (await get<EarnFlow[]>(who, history, { kind: 'machine', income: '1' })).filter(({ upline }) => upline);
    // Bob is the first line above alice, and has no machine; mallory is the second, and has a hundred of the lowest tier.
    const [withheld] = await own('bob');
    expect(withheld).toMatchObject({
      ...{ flow: 'bonus', amount: '0', payer: 'promotion' },
      upline: { line: 1, rate: '0.2', income: '3', amount: '0.6', machine: '1000', own: null, withheld: 'no-machine' },
    });
    expect(withheld!.paidAt).not.toBeNull();
    const legacy = await get<{ rows: LegacyFlow[] }>('bob', legacyHistory, { type: '4', pageNo: '1', pageSize: '1' });
    expect(legacy.rows).toMatchObject([{ flowType: 'bonus', amount: '0', status: 'WITHHELD' }]);
    const { text: csv } = await ask('bob', historyExport, { kind: 'machine', income: '1' });
    expect(csv).toContain(',withheld,1,3,0.2,no-machine');

    const about = { line: 2, rate: '0.1', income: '3', amount: '0.3', own: '50', withheld: null };
    await expect
      .poll(async () => (await get<EarnFlow[]>('mallory', history, { kind: 'machine', income: '1' })).length)
      .toBeGreaterThan(0);
    const paid = [];
    for (let before: string | undefined; paid.length === 0; ) {
      const page = await get<EarnFlow[]>('mallory', history, { kind: 'machine', income: '1', size: '100', before });
      if (page.length === 0) break;
      paid.push(...page.filter(({ upline }) => upline));
      before = String(page.at(-1)!.id);
    }
    expect(paid[0]).toMatchObject({ flow: 'bonus', amount: '0.3', payer: 'promotion', upline: about });
  });

  test('calls of older clients answer by POST and by GET', async () => {
    const requested = { type: '2', pageNo: '1', pageSize: '2' };
    const posted = await get<{ rows: LegacyFlow[]; more: boolean }>('alice', legacyHistory, requested);
    expect(posted).toMatchObject({ more: true });
    expect(posted.rows).toHaveLength(2);
    expect(posted.rows.every(({ type, status }) => type === 'fixed' && status === 'PAID')).toBe(true);
    expect(dataOf(await ask('alice', legacyHistory, requested, true))).toEqual(posted);
  });

  test('the file has a line for each flow, the days what they brought, and people are told', async () => {
    const { text: csv } = await ask('alice', historyExport, { income: '1' });
    const [head, ...lines] = csv.trim().split('\r\n');
    expect(head).toContain('Due (UTC),Paid (UTC),ID,Order,Product');
    const flows = await get<EarnFlow[]>('alice', history, { income: '1', size: '100' });
    expect(lines).toHaveLength(flows.length);
    const days = await get<IncomeDay[]>('alice', incomeDays);
    expect(days.every(({ asset }) => asset === 'USDT')).toBe(true);
    const { product } = await productOf('Harbour F1');
    const paid = await everybody<ProductDay[]>(productDays, { product: String(product) });
    expect(paid.length).toBeGreaterThan(0);
    expect(await reason('alice', productDays, { product: '999' })).toBe('earn/product-unknown');
    await expect
      .poll(async () => (await get<ContractNotices>('alice', notices)).notices.map(({ event }) => event))
      .toEqual(expect.arrayContaining(['earn-income', 'earn-ended', 'earn-returned']));
  });

  test('everybody sees that what is promised is there, and staff who pays it', async () => {
    const { rows } = await everybody<Coverage>(coverage);
    for (const { promised, there, payer } of rows) {
      if (payer !== 'borrowers') expect(units(there)).toBe(units(promised));
    }
    const overview = await anna.get<EarnOverview>(earnOverview as never);
    expect(overview).toMatchObject({ dayMs: DAY_MS });
    const terms = overview.funds.find(({ code }) => code === 'terms')!;
    expect(units(terms.there)).toBe(units(terms.putIn) + units(terms.received) - units(terms.paid));
  });
});

test('a term whose last income is still to come is not held any more', async () => {
  const day = { kind: 'fixed', days: 1, name: 'One day', fund: 'terms', rate: '0.003', penaltyRate: '0.004' };
  expect(await list(day)).toBeUndefined();
  const bought = await buys('bob', 'One day', '100');
  // Its sum is back, and its income comes at the next moment of payment.
  expect(bought.nextIncomeAt!).toBeGreaterThan(bought.endsAt!);
  await passes((bought.endsAt! + bought.nextIncomeAt!) / 2 - (await now()));
  expect(await reason('bob', exitEarly, { order: bought.order, penalty: '0' })).toBe('earn/not-holding');
}, 300_000);

test('what is refused here is refused still', () => {
  expect(earnReasons.filter((name) => !reached.has(name))).toEqual([]);
});

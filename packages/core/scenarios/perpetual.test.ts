import { contractOf } from '@quay/cast';
import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { type Order, systemAccounts } from '../src/index.ts';
import { INVERSE, LINEAR, OTHER, PerpetualStory, type Person, people } from './perpetual-story.ts';

const idOf = (order: Order | string): number => (order as Order).id;

describe('opening and closing', () => {
  test('a fill moves both positions and costs both a fee; nothing else changes hands before one closes', () => {
    const story = new PerpetualStory();
    story.open('alice', 'bob', '0.1', '60000');
    expect([story.held('alice'), story.held('bob')]).toEqual(['0.1 6000', '-0.1 -6000']);
    expect([story.has('alice'), story.has('bob')]).toEqual(['9997/0', '9998.8/0']);
    expect(text(story.contract().openInterest)).toBe('0.1');

    // Carol takes over what Alice has, at 500 more.
    story.order('carol', 'open-long', '0.1', '60500');
    expect(story.order('alice', 'close-long', '0.1', '60500')).toMatchObject({
      status: 'filled',
      intent: 'close-long',
    });
    expect([story.held('alice'), story.held('carol')]).toEqual(['0 0', '0.1 6050']);
    // 50 of profit less a fee of 3.025: paid by the clearing account, which Bob owes it by now.
    expect(story.has('alice')).toBe('10043.975/0');
    expect(story.has(systemAccounts.clearing)).toBe('-50/0');
    expect(text(story.contract().clearing)).toBe('-50');
    story.order('carol', 'close-long', '0.1', '60500');
    story.order('bob', 'close-short', '0.1', '60500');
    expect([story.has(systemAccounts.clearing), text(story.contract().openInterest)]).toEqual(['0/0', '0']);
    story.restart();
  });

  test('an order that opens holds its margin, the loss that it would show at once and a fee; one that closes holds nothing', () => {
    const story = new PerpetualStory();
    // 5,900 at 10x, and 2.95 of fee; nothing is lost 1,000 below the mark.
    const bid = story.order('alice', 'open-long', '0.1', '59000');
    expect(bid).toMatchObject({ status: 'open', intent: 'open-long', leverage: 10, held: units('592.95') });
    // A short is margined at the mark, which is above its limit, and would be 1,000 a coin below it.
    const ask = story.order('bob', 'open-short', '0.1', '59000.1');
    expect(ask).toMatchObject({ status: 'open', held: units('702.99') });
    expect([story.has('alice'), story.has('bob')]).toEqual(['9407.05/592.95', '9297.01/702.99']);
    story.restart();
    expect(story.send('perpetual/cancel-order', { owner: people.bob, order: idOf(bid) })).toBe('order-not-found');
    story.must('perpetual/cancel-order', { owner: people.alice, order: idOf(bid) });
    expect(story.must('perpetual/cancel-all', { owner: people.bob, symbol: null })).toEqual([idOf(ask)]);
    expect([story.has('alice'), story.has('bob')]).toEqual(['10000/0', '10000/0']);

    story.open('alice', 'bob', '0.1', '60000');
    expect(story.order('alice', 'close-long', '0.1', '61000')).toMatchObject({ status: 'open', held: 0n, leverage: 0 });
  });

  test('an order fills in parts, each at the price of who waited, and gives back what it no longer holds', () => {
    const story = new PerpetualStory();
    story.order('bob', 'open-short', '0.1', '60000');
    story.order('carol', 'open-short', '0.1', '60100');
    expect(story.order('alice', 'open-long', '0.3', '60200')).toMatchObject({
      status: 'open',
      filledAmount: units('12010'),
    });
    // 0.1 at 60,200: 602 of margin, 20 of loss, 3.01 of fee.
    expect(story.has('alice')).toBe('9368.985/625.01');
    expect(story.held('alice')).toBe('0.2 12010');
    story.restart();
    expect(story.order('bob', 'open-short', '0.1', '60200')).toMatchObject({ status: 'filled' });
    expect(story.has('alice')).toBe('9992.791/0');
  });

  test('a market order trades within five hundredths of the mark, and holds by what is offered', () => {
    const story = new PerpetualStory();
    expect(story.order('alice', 'open-long', '0.1', null)).toBe('no-one-to-trade-with');
    story.order('bob', 'open-short', '0.1', '60000');
    story.order('carol', 'open-short', '0.1', '63000.1');
    expect(story.order('alice', 'open-long', '0.2', null)).toMatchObject({
      ...{ type: 'market', status: 'expired', ended: 'no-more-offers', filledQuantity: units('0.1') },
    });
    expect(story.order('alice', 'close-long', '0.1', null)).toBe('no-one-to-trade-with');
    expect(story.order('bob', 'close-short', '0.1', '60000', { force: 'post-only' })).toMatchObject({ status: 'open' });
    expect(story.order('alice', 'close-long', '0.1', null)).toMatchObject({ status: 'filled' });
  });

  test('who could not pay for the edge of the band may pay for what is offered', () => {
    const story = new PerpetualStory({}, { alice: '606' });
    story.order('bob', 'open-short', '0.1', '60000');
    // 600 of margin and 3 of fee; at 63,000 it would be 630, 300 of loss and 3.15.
    expect(story.order('alice', 'open-long', '0.1', null)).toMatchObject({
      status: 'filled',
      filledAmount: units('6000'),
    });
  });

  test('an inverse contract settles in its coin, each trade rounded once for both', () => {
    const story = new PerpetualStory();
    story.open('alice', 'bob', '300', '59999.9', { in: INVERSE });
    // 300 / 59,999.9 is 0.00500000833...; fees of 0.0005 and 0.0002 of it are rounded up.
    expect([story.held('alice', INVERSE), story.held('bob', INVERSE)]).toEqual(['300 -0.005', '-300 0.005']);
    expect([story.has('alice', 'BTC'), story.has('bob', 'BTC')]).toEqual(['0.9999975/0', '0.999999/0']);
    story.order('bob', 'close-short', '100', '63000', { in: INVERSE });
    story.order('alice', 'close-long', '100', '63000', { in: INVERSE });
    expect(story.held('alice', INVERSE)).toBe('200 -0.00333334');
    story.restart();
    story.order('bob', 'close-short', '200', '63000', { in: INVERSE });
    story.order('alice', 'close-long', '200', '63000', { in: INVERSE });
    expect([story.held('alice', INVERSE), story.has(systemAccounts.clearing, 'BTC')]).toEqual(['0 0', '0/0']);
  });

  test('who would trade with themselves stops there', () => {
    const story = new PerpetualStory();
    story.open('alice', 'bob', '0.2', '60000');
    story.order('alice', 'close-long', '0.1', '60100');
    expect(story.order('alice', 'open-long', '0.1', '60100')).toMatchObject({ status: 'expired', ended: 'self-trade' });
  });

  test('a market maker pays no fee, and its orders go by the same rules', () => {
    const story = new PerpetualStory();
    story.open('maker', 'bob', '0.1', '60000');
    expect([story.has('maker'), story.held('maker')]).toEqual(['10000000/0', '0.1 6000']);
    expect(story.order('maker', 'open-short', '0.1', '60000')).toBe('intent-opposite-exists');
  });
});

describe('margin', () => {
  test('a profit keeps a position and opens none', () => {
    const story = new PerpetualStory({}, { alice: '1000' });
    story.open('alice', 'bob', '0.1', '60000');
    story.prices('BTC', '64000');
    // 997 − 640 of margin are free; 400 are profit.
    expect(story.order('alice', 'open-long', '0.1', '60000')).toBe('profit-not-usable');
    expect(story.order('alice', 'open-long', '0.2', '60000')).toBe('balance-too-small');
    expect(story.order('alice', 'open-long', '0.05', '60000')).toMatchObject({ status: 'open' });
    const transfer = { owner: people.alice, asset: 'USDT', fromBook: 'contract', toBook: 'spot' };
    const move = (requestId: string, amount: string) =>
      story.send('wallet/transfer-coins', { ...transfer, requestId, amount: units(amount) });
    // 997 − 301.5 held − 640.
    expect(move('a', '55.51')).toBe('not-movable');
    expect(move('b', '55.5')).toMatchObject({ amount: units('55.5') });
    // A loss counts at once.
    story.prices('BTC', '59000');
    expect(move('c', '0.01')).toBe('not-movable');
    expect(move('d', '10000')).toBe('balance-too-small');
  });

  test('leverage belongs to the person and the contract', () => {
    const story = new PerpetualStory({}, { alice: '1000' });
    const set = (leverage: number) =>
      story.send('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage });
    expect([set(0), set(101)]).toEqual(['leverage-above-max', 'leverage-above-max']);
    expect(set(20)).toMatchObject({ leverage: 20, quantity: 0n });
    const order = story.order('alice', 'open-long', '0.1', '59000', { leverage: 50 });
    expect(order).toMatchObject({ leverage: 50, held: units('120.95') });
    expect(story.order('alice', 'open-long', '0.1', '59000', { leverage: 25 })).toBe('leverage-differs');
    expect(set(25)).toBe('leverage-orders-open');
    story.must('perpetual/cancel-order', { owner: people.alice, order: idOf(order) });
    story.open('alice', 'bob', '0.1', '60000');
    expect(story.order('alice', 'open-long', '0.1', '59000', { leverage: 25 })).toBe('leverage-differs');
    expect(set(5)).toBe('balance-too-small');
    expect(set(7)).toMatchObject({ leverage: 7 });
    expect(set(100)).toMatchObject({ leverage: 100, quantity: units('0.1') });
    expect(story.order('bob', 'open-long', '0.1', '59000', { leverage: 0, in: OTHER })).toBe('leverage-above-max');
  });

  test('nobody holds more than a share of what is open above a floor, and new accounts have less leverage', () => {
    const story = new PerpetualStory({}, { alice: '1000000', bob: '1000000', carol: '1000000' });
    const day = 24 * 3_600_000;
    const caps = {
      ...{ contract: LINEAR, shareFloor: units('60000'), shareMax: units('0.2') },
      ...{ newAccountLeverage: 20, newAccountMs: 60 * day, staff: 7 },
    };
    for (const wrong of [
      { shareMax: 0n },
      { shareMax: units('1.1') },
      { newAccountLeverage: 0 },
      { shareFloor: -1n },
    ]) {
      expect(story.send('perpetual/set-caps', { ...caps, ...wrong })).toBe('caps-impossible');
    }
    expect(story.send('perpetual/set-caps', { ...caps, contract: 'NONE' })).toBe('symbol-unknown');
    story.must('perpetual/set-caps', caps);
    const set = (person: Person, leverage: number) =>
      story.send('perpetual/set-leverage', { owner: people[person], contract: LINEAR, leverage });
    const open = (person: Person, quantity: string, leverage?: number) =>
      story.order(person, 'open-long', quantity, '60000', leverage === undefined ? {} : { leverage });
    expect([set('alice', 21), set('alice', 20)]).toEqual(['leverage-above-max', expect.anything()]);
    expect(open('bob', '0.1', 21)).toBe('leverage-above-max');
    // Where little is open the floor counts, with all that would open.
    expect(open('alice', '0.6')).toMatchObject({ status: 'open' });
    expect(open('alice', '0.4001')).toBe('position-limit');
    expect(open('alice', '0.4')).toMatchObject({ status: 'open' });
    story.must('perpetual/cancel-all', { owner: people.alice, symbol: LINEAR });
    // A market maker has no caps. With ten open, a fifth of them is two.
    story.must('perpetual/set-leverage', { owner: people.maker, contract: LINEAR, leverage: 100 });
    story.must('perpetual/set-caps', { ...caps, shareFloor: units('600000') });
    story.open('alice', 'maker', '10', '60000');
    story.must('perpetual/set-caps', caps);
    expect(open('bob', '2.0001')).toBe('position-limit');
    expect(open('bob', '2')).toMatchObject({ status: 'open' });
    // Who holds more already can close, and opens no more.
    expect(open('alice', '0.0001')).toBe('position-limit');
    expect(story.order('alice', 'close-long', '1', '60000')).toMatchObject({ status: 'filled' });
    // Sixty days after the sign-up, to the millisecond.
    story.at = Date.UTC(2026, 0, 1) + 60 * day - 1;
    story.restart();
    expect(set('carol', 100)).toBe('leverage-above-max');
    story.at += 10;
    expect(set('carol', 100)).toMatchObject({ leverage: 100 });
  });

  test('a tier asks for more than the leverage where a position is large, and never allows more than its cap', () => {
    const story = new PerpetualStory({}, { alice: '1000000' });
    story.must('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage: 100 });
    expect(story.order('alice', 'open-long', '0.5', '60000')).toMatchObject({
      leverage: 100,
      marginRate: 0n,
      held: units('315'),
    });
    // With the first, 360,000: the third tier, 2 %.
    const large = story.order('alice', 'open-long', '5.5', '60000');
    expect(large).toMatchObject({ leverage: 0, marginRate: units('0.02'), held: units('6765') });
    story.restart();
    expect(story.order('alice', 'open-long', '200', '60000')).toBe('balance-too-small');
    story.must('perpetual/set-tiers', {
      ...{ contract: LINEAR, cap: units('500000'), appliesAt: story.at + 5000, staff: 7 },
      rows: [{ floor: 0n, maintenanceRate: units('0.01'), initialRate: units('0.02') }],
    });
    expect(story.order('alice', 'open-long', '3', '60000')).toMatchObject({ status: 'open' });
    story.restart();
    story.prices('BTC', ...Array.from({ length: 5 }, () => '60000'));
    story.at += 5000;
    expect(story.order('alice', 'open-long', '0.1', '60000')).toBe('position-limit');
    expect(story.send('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage: 60 })).toBe(
      'leverage-orders-open',
    );
    story.must('perpetual/cancel-all', { owner: people.alice, symbol: LINEAR });
    story.open('alice', 'maker', '0.5', '60000');
    expect(story.send('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage: 60 })).toBe(
      'leverage-above-max',
    );
    expect(story.send('perpetual/set-tiers', { contract: LINEAR, cap: 1n, rows: [], appliesAt: 0, staff: 7 })).toBe(
      'tiers-impossible',
    );
    expect(story.send('perpetual/set-tiers', { contract: 'NONE', cap: 1n, rows: [], appliesAt: 0, staff: 7 })).toBe(
      'symbol-unknown',
    );
  });

  test('an isolated position stands on its own margin: closing gives back its part, and a loss is paid from it alone', () => {
    const story = new PerpetualStory();
    const mode = (mode: 'cross' | 'isolated') =>
      story.send('perpetual/set-margin-mode', { owner: people.alice, contract: LINEAR, mode });
    const margin = (verb: 'add' | 'remove', amount: string) =>
      story.send(`perpetual/${verb}-margin`, { owner: people.alice, contract: LINEAR, amount: units(amount) });
    expect(margin('add', '1')).toBe('nothing-to-close');
    story.must('perpetual/set-margin-mode', { owner: people.alice, contract: LINEAR, mode: 'isolated' });
    story.open('alice', 'bob', '0.1', '60000');
    expect([story.held('alice'), story.has('alice')]).toEqual(['0.1 6000 600', '9397/600']);
    expect(mode('cross')).toBe('mode-not-switchable');
    expect(margin('remove', '0.01')).toBe('margin-not-removable');
    expect(margin('add', '9397.01')).toBe('balance-too-small');
    expect(margin('add', '100')).toMatchObject({ margin: units('700') });
    expect(margin('remove', '40')).toMatchObject({ margin: units('660') });
    story.restart();

    story.prices('BTC', '58000');
    // A loss of 200 counts: 660 − 200 − 580 of initial margin are below zero.
    expect(margin('remove', '1')).toBe('margin-not-removable');
    story.order('carol', 'open-long', '0.1', '58000');
    story.order('alice', 'close-long', '0.05', '58000');
    // Half of the margin comes back, less half of the loss and 1.45 of fee.
    expect([story.held('alice'), story.has('alice')]).toEqual(['0.05 3000 330', '9565.55/330']);
    story.order('alice', 'close-long', '0.05', '58000');
    expect([story.held('alice'), story.has('alice')]).toEqual(['0 0 0', '9794.1/0']);
    expect(mode('cross')).toMatchObject({ mode: 'cross' });
    story.open('alice', 'maker', '0.01', '58000');
    expect(margin('add', '1')).toBe('margin-mode-cross');
    expect(margin('remove', '1')).toBe('margin-mode-cross');
  });

  test('an isolated margin has the loss that is there already, and no more than its order held', () => {
    const story = new PerpetualStory();
    for (const owner of [people.alice, people.bob]) {
      story.must('perpetual/set-margin-mode', { owner, contract: LINEAR, mode: 'isolated' });
    }
    story.order('carol', 'open-short', '0.1', '60500');
    // 605 of margin and 50 of loss at the mark.
    story.order('alice', 'open-long', '0.1', '60500');
    expect([story.held('alice'), story.has('alice')]).toEqual(['0.1 6050 655', '9341.975/655']);
    story.order('maker', 'open-long', '0.1', '61000');
    // Sold for more than it was margined at: 603 were held, of which 3.05 are the fee.
    story.order('bob', 'open-short', '0.1', '60000');
    expect([story.held('bob'), story.has('bob')]).toEqual(['-0.1 -6100 599.95', '9397/599.95']);
    // What stands behind it alone is no part of what her other positions stand on, nor is what her order holds.
    story.order('alice', 'open-long', '0.1', '59000');
    const { accounts } = story.store.core.perpetual;
    expect(text(accounts.equity(accounts.crossGroup(people.alice, 'USDT', story.at)))).toBe('8749.025');
    expect(story.has('alice')).toBe('8749.025/1247.95');
  });

  test('of orders that open the newest is freed first, and no more than is needed', () => {
    const story = new PerpetualStory({}, { alice: '1100' });
    story.open('alice', 'maker', '0.1', '60000');
    story.open('alice', 'maker', '1.2', '3000', { in: OTHER });
    const older = story.order('alice', 'open-long', '0.005', '59000');
    const newer = story.order('alice', 'open-long', '0.005', '59000');
    story.prices('BTC', '70000');
    story.prices('ETH', '2130');
    story.order('carol', 'open-long', '1.2', '2130', { in: OTHER });
    story.order('alice', 'close-long', '1.2', '2130', { in: OTHER });
    expect([story.has('alice'), text(story.position('alice').covered)]).toEqual(['20.2745/29.6475', '0']);
    story.store.project(story.store.batches.length);
    const row = story.store.rows.get('perpetual_orders')!.get(String(idOf(newer)));
    expect(row).toMatchObject({ status: 'cancelled', ended: 'margin', held: 0n });
    expect(story.must('perpetual/cancel-all', { owner: people.alice, symbol: null })).toEqual([idOf(older)]);
  });

  test('less leverage of an isolated position moves what is missing behind it', () => {
    const story = new PerpetualStory();
    story.must('perpetual/set-margin-mode', { owner: people.alice, contract: LINEAR, mode: 'isolated' });
    story.open('alice', 'bob', '0.1', '60000');
    expect(story.send('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage: 5 })).toMatchObject({
      margin: units('1200'),
    });
    expect(story.send('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage: 50 })).toMatchObject(
      { margin: units('1200') },
    );
    expect(story.has('alice')).toBe('8797/1200');
  });

  test('what a cross account lacks is freed from its newest orders, then realised from its profits, without changing its equity', () => {
    const story = new PerpetualStory({}, { alice: '1100' });
    story.open('alice', 'maker', '0.1', '60000');
    story.open('alice', 'maker', '1.2', '3000', { in: OTHER });
    for (const order of [1, 2]) {
      expect([order, story.order('alice', 'open-long', '0.005', '59000')]).toMatchObject([order, { status: 'open' }]);
    }
    expect(story.has('alice')).toBe('1035.905/59.295');
    story.prices('BTC', '70000');
    story.prices('ETH', '2000');
    story.order('carol', 'open-long', '1.2', '2000', { in: OTHER });
    const { accounts } = story.store.core.perpetual;
    const equity = () => text(accounts.equity(accounts.crossGroup(people.alice, 'USDT', story.at)));
    expect(equity()).toBe('895.2');
    // A loss of 1,200 and a fee of 1.2: both orders go, and 106 of the 1,000 of profit are realised.
    expect(story.order('alice', 'close-long', '1.2', '2000', { in: OTHER })).toMatchObject({ status: 'filled' });
    expect([equity(), story.has('alice'), story.held('alice')]).toEqual(['894', '0/0', '0.1 6106']);
    expect(text(story.position('alice').covered)).toBe('106');
    expect(story.must('perpetual/cancel-all', { owner: people.alice, symbol: null })).toEqual([]);
    story.restart();
  });

  test('a loss beyond all that stands behind a position is the insurance fund’s, then bad debt', () => {
    const story = new PerpetualStory({}, { alice: '100' });
    story.must('wallet/fund-system-account', { account: systemAccounts.insurance, asset: 'USDT', amount: units('50') });
    story.must('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage: 100 });
    story.open('alice', 'maker', '0.1', '60000');
    const order = story.order('alice', 'close-long', '0.1', '60000');
    expect(order).toMatchObject({ status: 'open' });
    expect(story.order('alice', 'close-long', '0.1', '58000')).toBe('price-outside-band');
    story.must('perpetual/cancel-order', { owner: people.alice, order: idOf(order) });
    // 97 are there: at 59,030 all of it is lost, and no order may go further.
    expect(story.order('alice', 'close-long', '0.1', '59029.9')).toBe('price-outside-band');
    expect(story.order('alice', 'close-long', '0.1', '59030')).toMatchObject({ status: 'open' });
    // What stood behind it leaves, as a deposit that is taken back does.
    const { ledger } = story.store.core;
    ledger.post(1, story.at, [
      { account: ledger.account(people.alice, 'contract', 'USDT'), amount: -units('97'), cause: 'deposit-reversal' },
      {
        account: ledger.account(systemAccounts.outside, 'contract', 'USDT'),
        amount: units('97'),
        cause: 'deposit-reversal',
      },
    ]);
    story.order('maker', 'close-short', '0.1', '59030');
    expect([story.held('alice'), story.has('alice')]).toEqual(['0 0', '0/0']);
    expect([story.has(systemAccounts.insurance), story.has(systemAccounts.badDebt)]).toEqual(['0/0', '-47/0']);
    expect([story.has(systemAccounts.clearing), text(story.position('alice').realised)]).toEqual(['0/0', '0']);
  });

  test('an isolated part pays its loss and fee from what it gives back, then from the margin that stays', () => {
    const story = new PerpetualStory();
    story.must('perpetual/set-margin-mode', { owner: people.alice, contract: LINEAR, mode: 'isolated' });
    story.open('alice', 'bob', '0.1', '60000');
    story.prices('BTC', '55000');
    // At 54,000 all of its margin would be lost: no further.
    expect(story.order('alice', 'close-long', '0.05', '53999.9')).toBe('price-outside-band');
    story.order('carol', 'open-long', '0.05', '54000');
    story.order('alice', 'close-long', '0.05', '54000');
    // A loss of 300 is what half of the margin was; 1.35 of fee come from the other half.
    expect([story.held('alice'), story.has('alice')]).toEqual(['0.05 3000 298.65', '9397/298.65']);
  });
});

describe('refusals', () => {
  test('come in the order of the contract', () => {
    const story = new PerpetualStory({ openInterestMax: units('0.3'), maxOpenOrders: 2 }, { alice: '1000' });
    const { alice } = people;
    const order = story.order('alice', 'open-long', '0.0001', '59000', { id: 'a1', leverage: 20 });
    expect(story.order('alice', 'open-long', '0.0001', '59000', { id: 'a1', leverage: 20 })).toEqual(order);
    expect(story.order('alice', 'open-long', '0.0002', '59000', { id: 'a1', leverage: 20 })).toBe('client-id-reused');
    const none = { in: 'NONE', leverage: 7 };
    expect(story.order('alice', 'open-short', null, null, none)).toBe('symbol-unknown');
    const status = (status: string) => story.must('perpetual/set-status', { contract: LINEAR, status, staff: 7 });
    status('halted');
    expect(story.order('alice', 'open-short', null, null, { leverage: 7 })).toBe('market-halted');
    status('reduce-only');
    expect(story.order('alice', 'open-short', null, null, { leverage: 7 })).toBe('not-in-trading-period');
    expect(story.order('alice', 'close-long', '0.1', '60000')).toBe('nothing-to-close');
    status('trading');
    story.at += 10_001;
    expect(story.order('alice', 'open-short', null, null, { leverage: 7 })).toBe('market-data-abnormal');
    story.prices('BTC', '60000');
    expect(story.order('alice', 'open-short', null, null, { leverage: 7 })).toBe('intent-opposite-exists');
    expect(story.order('alice', 'open-long', null, null, { leverage: 7 })).toBe('leverage-differs');
    expect(story.order('alice', 'open-long', null, '0')).toBe('price-missing');
    expect(story.order('alice', 'open-long', null, null, { force: 'gtc' })).toBe('time-in-force-not-here');
    expect(story.order('alice', 'open-long', null, '60000.05')).toBe('quantity-missing');
    expect(story.order('alice', 'open-long', '0.00001', '60000.05')).toBe('price-off-tick');
    expect(story.order('alice', 'open-long', '0.00001', '66000.1')).toBe('price-outside-band');
    expect(story.order('alice', 'open-long', '0.00001', '53999.9')).toBe('price-outside-band');
    expect(story.order('alice', 'open-long', '0.00005', '60000')).toBe('quantity-off-lot');
    expect(story.order('bob', 'open-long', '0', '60000')).toBe('quantity-missing');
    expect(story.order('bob', 'open-long', '201', '60000')).toBe('quantity-above-max');
    expect(story.order('bob', 'open-long', '0.4', '60000')).toBe('open-interest-full');
    story.order('alice', 'open-long', '0.0001', '59000');
    expect(story.order('alice', 'open-long', '0.2', '59000')).toBe('too-many-open-orders');
    story.must('perpetual/cancel-all', { owner: alice, symbol: null });
    expect(story.order('alice', 'open-long', '0.3', '59000', { force: 'ioc' })).toBe('no-one-to-trade-with');
    story.order('bob', 'open-short', '0.01', '60000');
    expect(story.order('alice', 'open-long', '0.01', '60000', { force: 'post-only' })).toBe('would-take');
    expect(story.order('alice', 'open-long', '0.02', '60000', { force: 'fok' })).toBe('cannot-fill-whole');
    expect(story.order('alice', 'open-long', '0.01', '60000', { force: 'fok' })).toMatchObject({ status: 'filled' });
    expect(story.order('alice', 'close-short', '0.01', '60000')).toBe('nothing-to-close');
    expect(story.order('alice', 'close-long', '0.0101', '60000')).toBe('close-too-much');
    story.order('alice', 'close-long', '0.006', '61000');
    expect(story.order('alice', 'close-long', '0.0041', '61000')).toBe('close-too-much');
    for (const [name, input] of [
      ['cancel-all', { owner: alice, symbol: 'NONE' }],
      ['set-leverage', { owner: alice, contract: 'NONE', leverage: 5 }],
      ['set-margin-mode', { owner: alice, contract: 'NONE', mode: 'cross' }],
      ['add-margin', { owner: alice, contract: 'NONE', amount: 1n }],
      ['set-status', { contract: 'NONE', status: 'halted', staff: 7 }],
    ] as const) {
      expect(story.send(`perpetual/${name}`, input)).toBe('symbol-unknown');
    }
    expect(story.send('perpetual/cancel-order', { owner: alice, order: 999 })).toBe('order-not-found');
  });

  test('who is held places nothing far from the mark on their own cost', () => {
    const story = new PerpetualStory();
    story.open('alice', 'bob', '0.1', '60000');
    const until = story.at + 3_600_000;
    story.must('guard/place-hold', { owner: people.alice, reason: 'password', until });
    expect(story.order('alice', 'open-long', '0.1', '61200.1')).toBe('far-price-held');
    expect(story.order('alice', 'open-long', '0.1', '61200')).toMatchObject({ status: 'open' });
    expect(story.order('alice', 'close-long', '0.1', '58799.9')).toBe('far-price-held');
    expect(story.order('alice', 'close-long', '0.01', '65000')).toMatchObject({ status: 'open' });
    story.must('guard/freeze-account', { owner: people.alice, by: 'owner' });
    expect(story.order('alice', 'close-long', '0.01', '58799.9')).toBe('account-frozen');
  });

  test('an order must be worth something, and no more than is counted', () => {
    const story = new PerpetualStory({ minNotional: units('10') });
    expect(story.order('alice', 'open-long', '0.0001', '60000')).toBe('notional-below-min');
    expect(story.order('alice', 'open-long', '0.0002', '60000')).toMatchObject({ status: 'open' });
    const large = new PerpetualStory({
      maxQuantity: units('2000'),
      cap: units('1000000000'),
      openInterestMax: units('5000'),
    });
    expect(large.order('alice', 'open-long', '1800', '60000')).toBe('amount-above-max');
  });

  test('what grew to be worth too much for one order is closed in parts', () => {
    const terms = { maxQuantity: units('2000'), cap: units('1000000000'), openInterestMax: units('5000') };
    const story = new PerpetualStory(terms, { alice: '100000000', maker: '100000000' });
    story.open('alice', 'maker', '600', '60000');
    story.prices('BTC', '100000');
    expect(story.order('alice', 'close-long', '600', '100000')).toBe('amount-above-max');
    expect(story.order('alice', 'close-long', '400', '100000')).toMatchObject({ status: 'open' });
    expect(story.order('alice', 'close-long', '200', '100000')).toMatchObject({ status: 'open' });
  });
});

describe('prices', () => {
  test('marks change by recorded facts alone, at most once a second, and not with too few sources', () => {
    const story = new PerpetualStory();
    const mark = (contract = LINEAR) => text(story.store.core.perpetual.marks.of(contract)!);
    const say = (coin: string, ...prices: readonly string[]) =>
      story.must('perpetual/record-prices', {
        coin,
        prices: prices.map((price, n) => ({ source: `venue-${n}`, price: units(price), weight: 1, at: story.at })),
      });
    expect([mark(), mark(OTHER), mark(INVERSE)]).toEqual(['60000', '3000', '60000']);
    story.open('alice', 'bob', '0.001', '60100');
    expect(mark()).toBe('60000');
    // One source that lies counts as two hundredths from the median.
    story.at += 1000;
    say('BTC', '60000', '60000', '60000', '60000', '90000');
    expect(mark()).toBe('60240');
    say('BTC', '61000', '61000', '61000', '61000', '61000');
    expect(mark()).toBe('60240');
    story.at += 11_000;
    expect(say('BTC', '62000', '62000')).toEqual({ marked: 0 });
    expect(mark()).toBe('60240');
    story.restart();
    expect(say('BTC', '62000', '62000', '62000')).toEqual({ marked: 2 });
    expect([mark(), mark(INVERSE)]).toEqual(['62000', '62000']);
    story.restart();
    expect(mark()).toBe('62000');
  });

  test('no position opens by prices that are more than ten seconds old in all', () => {
    const story = new PerpetualStory();
    story.at += 60_000;
    const began = story.at;
    const ages = [0, 1_000, 4_000, 8_000, 9_000];
    for (const confirmed of [0, 1_100]) {
      story.at = began + confirmed;
      story.must('perpetual/record-prices', {
        coin: 'BTC',
        prices: ages.map((age, n) => ({ source: `s${n}`, price: units('60000'), weight: 1, at: began - age })),
      });
    }
    const open = () => story.order('alice', 'open-long', '0.001', '59000');
    // The third newest has spoken four seconds before: six are left.
    story.at = began + 6_000;
    expect(open()).toMatchObject({ status: 'open' });
    story.at = began + 6_001;
    expect(open()).toBe('market-data-abnormal');
    story.restart();
    expect(open()).toBe('market-data-abnormal');
    expect(story.order('alice', 'close-long', '1', '60000')).toBe('nothing-to-close');
  });

  test('the middle of the book counts by its samples', () => {
    const story = new PerpetualStory();
    story.order('alice', 'open-long', '0.001', '60090');
    story.order('bob', 'open-short', '0.001', '60110');
    story.prices('BTC', '59950');
    // The basis makes it 60,100. It never traded, so that the index is its last price, and not the 60,000 of its listing.
    expect(text(story.store.core.perpetual.marks.of(LINEAR)!)).toBe('59950');
    story.open('carol', 'bob', '0.001', '60110');
    story.prices('BTC', '60000');
    expect(text(story.store.core.perpetual.marks.of(LINEAR)!)).toBe('60110');
    story.restart();
  });

  test('listing again changes nothing', () => {
    const story = new PerpetualStory();
    const again = story.must('perpetual/list-contract', { ...contractOf(LINEAR), tick: units('1') });
    expect(again).toMatchObject({ symbol: LINEAR, tick: units('0.1'), position: 1 });
  });
});

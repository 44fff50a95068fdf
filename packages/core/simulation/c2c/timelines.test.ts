import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { C2cEventRow } from '../../src/index.ts';
import { Timelines } from './timelines.ts';

const [ALICE, BOB, DAVE, ERIN] = [1001, 1002, 7, 8];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const terms = { side: 'sell', payer: BOB, seller: ALICE, value: 100_00000000n } as const;
const large = { ...terms, value: 5_000_00000001n };

type Happened = readonly [event: C2cEventRow['event'], actor: C2cEventRow['actor'], at?: number, said?: object];

const people = { payer: BOB, seller: ALICE, staff: DAVE, system: null };

/** Tells events of one order, each with the hash that it must have. */
function notify(events: readonly Happened[], of: typeof terms | typeof large = terms, by = people): Timelines {
  const timelines = new Timelines();
  let head = '0'.repeat(64);
  for (const [at, [event, actor, moment = at, said = {}]] of events.entries()) {
    const detail = JSON.stringify(event === 'locked' ? { payBy: 15 * MINUTE } : said);
    const text = `${head}\n${JSON.stringify([1, at + 1, moment, event, actor, detail])}`;
    head = createHash('sha256').update(text).digest('hex');
    const row = { order: 1, number: at + 1, at: moment, event, actor, by: by[actor], detail, hash: head };
    timelines.take(row, of, 0, 1000 * HOUR);
  }
  return timelines;
}

const locked: Happened = ['locked', 'payer'];
const paid: Happened = ['paid', 'payer'];
const appealed: Happened = ['appealed', 'seller'];
const timedOut: Happened = ['timed-out', 'system', 15 * MINUTE];
const disputed: Happened = ['appealed', 'payer', HOUR];
const forPayer = { for: 'payer', compensation: '0' };
const pays = { for: 'payer', compensation: '50' };

test.each<[string, readonly Happened[], object]>([
  ['released', [locked, paid, ['released', 'seller']], { state: 'completed', ended: 'released', over: true }],
  ['cancelled', [locked, ['cancelled', 'payer']], { state: 'cancelled', ended: 'cancelled', over: true }],
  ['timed out', [locked, timedOut], { state: 'timed-out', over: false }],
  ['closed', [locked, timedOut, ['closed', 'system', 15 * MINUTE + 48 * HOUR]], { over: true }],
  ['claimed', [locked, ['cancelled', 'payer'], ['fault-claimed', 'payer']], { fault: 'claimed', over: false }],
  [
    'withdrawn',
    [locked, paid, appealed, ['withdrawal-offered', 'payer'], ['appeal-withdrawn', 'seller']],
    { state: 'paid' },
  ],
  ['ruled', [locked, paid, appealed, ['ruled', 'staff', 9, forPayer]], { state: 'completed', ended: 'ruled-payer' }],
  [
    'compensated',
    [locked, timedOut, disputed, ['ruled', 'staff', HOUR, pays], ['compensated', 'staff', HOUR, { amount: '50' }]],
    { state: 'timed-out', over: true },
  ],
  [
    'paused',
    [
      locked,
      ['paused', 'system', 9, { ms: 20_001, deadline: 15 * MINUTE + 20_001 }],
      ['paid', 'payer', 15 * MINUTE + 20_000],
    ],
    { state: 'paid' },
  ],
])('an order that is %s is right', (_what, events, is) => {
  expect(notify(events).get(1)).toMatchObject(is);
});

test.each<[string, readonly Happened[], RegExp]>([
  ['begins in the middle', [paid], /begins with paid/],
  ['is paid by the seller', [locked, ['paid', 'seller']], /nobody else may/],
  ['is paid at its deadline', [locked, ['paid', 'payer', 15 * MINUTE]], /late by 0 ms/],
  ['is paid twice', [locked, paid, paid], /went from paid to paid/],
  ['is released unpaid', [locked, ['released', 'seller']], /went from unpaid to completed/],
  ['is released by the payer', [locked, paid, ['released', 'payer']], /nobody else may/],
  ['is released twice', [locked, paid, ['released', 'seller'], ['released', 'seller']], /it is over/],
  ['is cancelled by the seller', [locked, ['cancelled', 'seller']], /nobody else may/],
  ['times out early', [locked, ['timed-out', 'system', 15 * MINUTE - 1]], /early by 1 ms/],
  ['times out though it was paid', [locked, paid, timedOut], /went from paid to timed-out/],
  [
    'times out and is released',
    [locked, timedOut, ['released', 'seller', HOUR]],
    /ended twice, timed-out and released/,
  ],
  ['is appealed unpaid', [locked, appealed], /went from unpaid to appealed/],
  ['is appealed after the time-out by the seller', [locked, timedOut, ['appealed', 'seller', HOUR]], /no deposit/],
  ['is appealed after 48 hours', [locked, timedOut, ['appealed', 'payer', 15 * MINUTE + 48 * HOUR]], /it was late/],
  ['escalates early', [locked, paid, ['escalated', 'system', 24 * HOUR]], /it was early/],
  ['is withdrawn by one', [locked, paid, appealed, ['appeal-withdrawn', 'seller']], /the other has not agreed/],
  [
    'is withdrawn by the same twice',
    [locked, paid, appealed, ['withdrawal-offered', 'payer'], ['appeal-withdrawn', 'payer']],
    /not agreed/,
  ],
  ['is ruled by the payer', [locked, paid, appealed, ['ruled', 'payer', 9, forPayer]], /nobody else may/],
  ['is ruled without an appeal', [locked, ['ruled', 'staff', 9, forPayer]], /went from unpaid to completed/],
  ['pays twice', [locked, paid, appealed, ['ruled', 'staff', 9, pays]], /in escrow and compensated/],
  [
    'compensates what nobody ruled',
    [locked, timedOut, disputed, ['compensated', 'staff', HOUR, { amount: '1' }]],
    /nobody ruled so/,
  ],
  [
    'contests by itself',
    [locked, ['cancelled', 'payer'], ['fault-claimed', 'payer'], ['fault-contested', 'system', HOUR]],
    /nobody contested/,
  ],
  [
    'accepts early',
    [locked, ['cancelled', 'payer'], ['fault-claimed', 'payer'], ['fault-accepted', 'system', 9]],
    /not the time/,
  ],
  [
    'answers late',
    [locked, ['cancelled', 'payer'], ['fault-claimed', 'payer'], ['fault-contested', 'seller', HOUR]],
    /not the time/,
  ],
  ['claims a fault of nothing', [locked, ['fault-claimed', 'payer']], /there is no cancel/],
  ['closes early', [locked, timedOut, ['closed', 'system', 48 * HOUR]], /it was early/],
  ['is paused for nothing', [locked, ['paused', 'system', 9, { ms: 20_000, deadline: 9 }]], /paused for 20000 ms/],
  ['is paused for too long', [locked, ['paused', 'system', 9, { ms: 30_000, deadline: 2 * HOUR }]], /paused until/],
  ['is written in when it is over', [locked, ['cancelled', 'payer'], ['message', 'payer']], /it is over/],
  ['goes back in time', [locked, paid, ['released', 'seller', 0]], /of another time/],
])('an order that %s is wrong', (_what, events, objection) => {
  expect(() => notify(events)).toThrow(objection);
});

test('an event is of who its actor is, and a broken chain is seen', () => {
  expect(() => notify([locked, paid], terms, { ...people, payer: ALICE })).toThrow(/is of payer 1001/);
  expect(() => notify([locked, timedOut], terms, { ...people, system: DAVE as never })).toThrow(/of system 7/);
  const timelines = new Timelines();
  const event = { order: 1, number: 1, at: 0, event: 'locked', actor: 'payer', by: BOB, detail: '{}' } as const;
  expect(() => timelines.take({ ...event, hash: 'f'.repeat(64) }, terms, 0, 1)).toThrow(/breaks at 1/);
  expect(() => timelines.take({ ...event, number: 2, hash: '' }, terms, 0, 1)).toThrow(/event 2 of order 1 follows 0/);
});

test('more than 5,000 USDT are ruled by two who say the same', () => {
  const proposed: Happened = ['ruling-proposed', 'staff', 9, forPayer];
  const ruled: Happened = ['ruled', 'staff', 9, forPayer];
  const before = [locked, paid, appealed];
  expect(() => notify([...before, ruled], large)).toThrow(/was ruled by 7 alone/);
  expect(() => notify([...before, proposed, ruled], large)).toThrow(/was ruled by 7 alone/);
  expect(() => notify([...before, proposed, proposed], large)).toThrow(/nobody else is needed/);
  expect(() => notify([...before, proposed], terms)).toThrow(/nobody else is needed/);
  const two = { ...people };
  Object.defineProperty(two, 'staff', {
    get: (
      (turn = 0) =>
      () =>
        turn++ === 0 ? DAVE : ERIN
    )(),
  });
  expect(notify([...before, proposed, ruled], large, two).get(1)).toMatchObject({ ended: 'ruled-payer', over: true });
});

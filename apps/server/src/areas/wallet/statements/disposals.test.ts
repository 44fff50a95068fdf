import { type CostMethod, costMethods } from '@quay/contract/wallet';
import { ONE, units } from '@quay/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Disposal, Disposals, type Line } from './disposals.ts';
import { Month } from './month.ts';
import { valuesOf } from './values.ts';

const DAY = 86_400_000;
let ids = 0;
let references = 0;
type Part = readonly [asset: string, amount: string, fee?: 'fee'];

/** The lines of one act; of a trade those of fees are marked. */
function act(cause: Line['cause'], at: number, parts: readonly Part[], book: Line['book'] = 'spot'): Line[] {
  references += 1;
  return parts.map(([asset, amount, fee]) => ({
    ...{ id: ++ids, book, asset, amount: units(amount.replace('-', '')) * (amount.startsWith('-') ? -1n : 1n) },
    ...{ cause: fee ?? cause, reference: references, at },
  }));
}
const buy = (at: number, coin: string, quantity: string, paid: string, fee: string) =>
  act('trade', at, [
    [coin, quantity],
    ['USDT', `-${paid}`],
    [coin, `-${fee}`, 'fee'],
  ]);
const sell = (at: number, coin: string, quantity: string, got: string, fee: string) =>
  act('trade', at, [
    [coin, `-${quantity}`],
    ['USDT', got],
    ['USDT', `-${fee}`, 'fee'],
  ]);

const price = (day: number, asset: string, close: string) => ({
  day: day * DAY,
  asset,
  open: units('1'),
  close: units(close),
});
const valueAt = valuesOf([price(1, 'BTC', '100'), price(3, 'BTC', '120'), price(2, 'ETH', '10')]);

function worked(lines: readonly Line[], method: CostMethod): Disposal[] {
  const disposals = new Disposals(method, valueAt);
  return [...lines.flatMap((line) => disposals.take(line)), ...disposals.end()];
}
const figures = (disposals: readonly Disposal[]) =>
  disposals.map(({ asset, quantity, proceeds, fee, cost, gain }) => [
    asset,
    ...[quantity, proceeds, fee, cost, gain].map((value) => Number(value) / Number(ONE)),
  ]);

describe('disposals', () => {
  const lines = [
    ...buy(DAY, 'BTC', '1', '100', '0'),
    ...buy(2 * DAY, 'BTC', '1', '200', '0'),
    ...sell(3 * DAY, 'BTC', '0.5', '150', '1'),
    ...sell(3 * DAY + 1, 'BTC', '1', '150', '0'),
  ];

  it('cost what the oldest coins cost, or the average of all', () => {
    expect(figures(worked(lines, 'fifo'))).toEqual([
      ['BTC', 0.5, 150, 1, 50, 99],
      ['BTC', 1, 150, 0, 150, 0],
    ]);
    expect(figures(worked(lines, 'average'))).toEqual([
      ['BTC', 0.5, 150, 1, 75, 74],
      ['BTC', 1, 150, 0, 150, 0],
    ]);
    expect(worked(lines, 'fifo').map(({ since }) => since)).toEqual([DAY, DAY]);
  });

  it('have fees in the coin make the rest dearer, and what came in otherwise cost its value', () => {
    // 0.1 of a coin are the fee: 0.9 cost 90.
    const fee = [...buy(DAY, 'BTC', '1', '90', '0.1'), ...sell(2 * DAY, 'BTC', '0.9', '100', '0')];
    expect(figures(worked(fee, 'fifo'))).toEqual([['BTC', 0.9, 100, 0, 90, 10]]);
    // A deposit on day 2 at the close of day 1; one of before all trading at its opening.
    const came = [...act('deposit', 2 * DAY + 5, [['BTC', '2']]), ...sell(4 * DAY, 'BTC', '2', '500', '0')];
    expect(figures(worked(came, 'average'))).toEqual([['BTC', 2, 500, 0, 200, 300]]);
    const early = [...act('deposit', 5, [['BTC', '2']]), ...sell(4 * DAY, 'BTC', '2', '500', '0')];
    expect(figures(worked(early, 'fifo'))).toEqual([['BTC', 2, 500, 0, 2, 498]]);
  });

  it('are sales, exchanges and sales for fiat, and not what is withdrawn, saved or moved', () => {
    const all = [
      ...buy(DAY, 'BTC', '10', '1000', '0'),
      ...act('transfer', DAY, [['BTC', '-1']]),
      ...act('transfer', DAY, [['BTC', '1']], 'contract'),
      ...act('savings', DAY, [['BTC', '-2']]),
      ...act('withdrawal', DAY, [['BTC', '-1']]),
      ...act('savings-return', 2 * DAY, [['BTC', '2']]),
      ...act('escrow', 2 * DAY, [['BTC', '-1']]),
      ...act('escrow', 2 * DAY, [['BTC', '1']], 'c2c'),
      ...act('c2c-trade', 3 * DAY, [['BTC', '-1']], 'c2c'),
      // One coin for twelve of another, worth 120 that day.
      ...act('convert', 3 * DAY, [
        ['BTC', '-1'],
        ['ETH', '12'],
      ]),
      ...act('convert', 4 * DAY, [
        ['ETH', '-12'],
        ['USDT', '150'],
      ]),
    ];
    const found = worked(all, 'fifo');
    expect(figures(found)).toEqual([
      ['BTC', 1, 120, 0, 100, 20],
      ['BTC', 1, 120, 0, 100, 20],
      ['ETH', 12, 150, 0, 120, 30],
    ]);
    expect(found.map(({ valuedBy }) => valuedBy)).toEqual(['day-close', 'day-close', 'trade']);
  });

  it('of all coins gain the same by both methods, which is what came in less what was paid', () => {
    const deal = fc.record({
      buys: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 90 }),
      worth: fc.integer({ min: 1, max: 9_999 }),
    });
    fc.assert(
      fc.property(fc.array(deal, { maxLength: 40 }), (deals) => {
        let held = 0;
        let [paid, got] = [0n, 0n];
        const ledger: Line[] = [];
        for (const [n, { buys, quantity, worth }] of deals.entries()) {
          const dealt = buys ? quantity : Math.min(quantity, held);
          if (dealt === 0) continue;
          held += buys ? dealt : -dealt;
          if (buys) paid += units(String(worth));
          else got += units(String(worth));
          ledger.push(...(buys ? buy : sell)(DAY + n, 'BTC', String(dealt), String(worth), '0'));
        }
        if (held > 0) ledger.push(...sell(9 * DAY, 'BTC', String(held), '1', '0'));
        if (held > 0) got += units('1');
        for (const method of costMethods) {
          const found = worked(ledger, method);
          expect(found.reduce((sum, { gain }) => sum + gain, 0n)).toBe(got - paid);
          expect(found.every(({ proceeds, fee, cost, gain }) => gain === proceeds - fee - cost)).toBe(true);
        }
      }),
    );
  });
});

it('a month adds up: opening balance and all kinds are the closing balance', () => {
  const month = new Month(
    new Map([
      ['BTC', units('1')],
      ['OLD', units('7')],
    ]),
  );
  const lines = [
    ...buy(DAY, 'BTC', '2', '100', '0.1'),
    ...act('deposit', DAY, [['USDT', '500']]),
    ...act('withdrawal', DAY, [['USDT', '-50']]),
    ...act('transfer', DAY, [['USDT', '-50']]),
  ];
  for (const line of lines) month.take(line);
  const [btc, old, usdt] = month.coins();
  expect(btc).toMatchObject({ asset: 'BTC', closing: units('2.9'), by: { trading: units('2'), fees: -units('0.1') } });
  expect(old).toMatchObject({ asset: 'OLD', opening: units('7'), closing: units('7') });
  expect(usdt).toMatchObject({ closing: units('350'), by: { deposits: units('500'), withdrawals: -units('50') } });
});

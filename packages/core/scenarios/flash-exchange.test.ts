import { describe, expect, test } from 'vitest';
import { Fault } from '../src/index.ts';
import { counterStory } from './counter-story.ts';

/** BTC is at 64,000 and ETH at 3,200. */
const opening = `
      convert | funds | 10       | BTC  | -        | -     | 100     | -    | added 10
      convert | funds | 100000   | USDT | -        | -     | -       | -    | added 100000
      convert | funds | 1000     | ETH  | -        | -     | -       | -    | added 1000
      -       | lists | -        | BTC  | -        | -     | 100     | -    | listed 100
      -       | lists | -        | USDT | -        | -     | 100000  | -    | listed 100000
      -       | lists | -        | ETH  | -        | -     | 1000    | -    | listed 1000
      convert | reads | -        | -    | -        | -     | -       | -    | house-funds 10 BTC #4, house-funds 100000 USDT #4, house-funds 1000 ETH #4`;
const exchangeStory = (lines: string, funds?: string) =>
  counterStory(`who | does | amount | coin | for | quote | limit | time | becomes${opening}\n${lines.trim()}`, funds);

describe('a quote', () => {
  test('is exchanged whole, both legs, with the house', () => {
    exchangeStory(`
      alice   | asks      | 640    | USDT | 0.01 BTC | -     | -       | -    | #1
      alice   | has       | -      | USDT | -        | -     | -       | -    | 1000 + 0
      alice   | exchanges | -      | -    | -        | 1     | -       | -    | #1 at 0
      alice   | has       | -      | USDT | -        | -     | -       | -    | 360 + 0
      alice   | has       | -      | BTC  | -        | -     | -       | -    | 1.01 + 0
      convert | has       | -      | USDT | -        | -     | -       | -    | 100640 + 0
      convert | has       | -      | BTC  | -        | -     | -       | -    | 9.99 + 0
      alice   | reads     | -      | -    | -        | -     | -       | -    | convert -640 USDT #1, convert 0.01 BTC #1
      convert | reads     | -      | -    | -        | -     | -       | -    | convert 640 USDT #1, convert -0.01 BTC #1
    `);
  });

  test('is exchanged once: asked again it gives the first result, even when its time is over', () => {
    exchangeStory(`
      alice | asks      | 640    | USDT | 0.01 BTC | -     | -       | -      | #1
      -     | passes    | -      | -    | -        | -     | -       | 4s     | -
      alice | exchanges | -      | -    | -        | 1     | -       | -      | #1 at 4000
      alice | exchanges | -      | -    | -        | 1     | -       | -      | #1 at 4000
      -     | restarts  | -      | -    | -        | -     | -       | -      | the same
      -     | passes    | -      | -    | -        | -     | -       | 60s    | -
      alice | exchanges | -      | -    | -        | 1     | -       | -      | #1 at 4000
      alice | has       | -      | BTC  | -        | -     | -       | -      | 1.01 + 0
      -     | passes    | -      | -    | -        | -     | -       | 546s   | -
      alice | exchanges | -      | -    | -        | 1     | -       | -      | quote-unknown
      alice | has       | -      | BTC  | -        | -     | -       | -      | 1.01 + 0
    `);
  });

  test('is good in its last millisecond, and over in the next', () => {
    exchangeStory(`
      alice | asks      | 64     | USDT | 0.001 BTC | -     | -       | -      | #1
      bob   | asks      | 64     | USDT | 0.001 BTC | -     | -       | -      | #2
      -     | passes    | -      | -    | -         | -     | -       | 9999ms | -
      alice | exchanges | -      | -    | -         | 1     | -       | -      | #1 at 9999
      -     | passes    | -      | -    | -         | -     | -       | 1ms    | -
      bob   | exchanges | -      | -    | -         | 2     | -       | -      | quote-expired
      -     | passes    | -      | -    | -         | -     | -       | 599999ms | -
      bob   | exchanges | -      | -    | -         | 2     | -       | -      | quote-expired
      -     | passes    | -      | -    | -         | -     | -       | 1ms    | -
      bob   | exchanges | -      | -    | -         | 2     | -       | -      | quote-unknown
    `);
  });

  test('is its owner’s, and a new one replaces it', () => {
    exchangeStory(`
      alice | asks      | 640    | USDT | 0.01 BTC | -     | -       | -    | #1
      bob   | exchanges | -      | -    | -        | 1     | -       | -    | quote-unknown
      bob   | asks      | 3200   | USDT | 1 ETH    | -     | -       | -    | #2
      alice | asks      | 0.01   | BTC  | 640 USDT | -     | -       | -    | #3
      -     | restarts  | -      | -    | -        | -     | -       | -    | the same
      alice | exchanges | -      | -    | -        | 1     | -       | -    | quote-unknown
      alice | exchanges | -      | -    | -        | 3     | -       | -    | #3 at 0
      alice | asks      | 0.01   | BTC  | 640 USDT | -     | -       | -    | #4
      alice | exchanges | -      | -    | -        | 3     | -       | -    | #3 at 0
      alice | exchanges | -      | -    | -        | 4     | -       | -    | #4 at 0
      bob   | exchanges | -      | -    | -        | 2     | -       | -    | balance-too-small, available 1000, needed 3200, coin USDT
      alice | exchanges | -      | -    | -        | 5     | -       | -    | quote-unknown
    `);
  });

  test('is refused in the order of the contract, without a trace', () => {
    exchangeStory(`
      -     | lists | -    | GOLD | -              | -     | 5       | -    | listed 5
      alice | asks  | 1    | IRON | 1 GOLD         | -     | -       | -    | coin-unknown, symbol IRON
      alice | asks  | 1    | GOLD | 1 IRON         | -     | -       | -    | coin-unknown, symbol IRON
      alice | asks  | 1    | IRON | 1 IRON         | -     | -       | -    | coin-unknown, symbol IRON
      alice | asks  | 1    | GOLD | 1 GOLD         | -     | -       | -    | same-coin
      alice | asks  | 1    | GOLD | 9 BTC          | -     | -       | -    | no-price
      alice | asks  | 1    | BTC  | 1 GOLD         | -     | -       | -    | no-price
      alice | asks  | 1    | BTC  | 70400.01 USDT  | -     | -       | -    | price-deviates
      alice | asks  | 100  | BTC  | 6400000 USDT   | -     | -       | -    | house-short, coin USDT
      alice | asks  | 100  | BTC  | 0 USDT         | -     | -       | -    | price-deviates
    `);
  });

  test('may be ten percent from the markets’ prices, and not a unit more, either way and across two markets', () => {
    exchangeStory(`
      alice | asks  | 1    | BTC  | 70400 USDT          | -     | -       | -    | #1
      alice | asks  | 1    | BTC  | 70400.00000001 USDT | -     | -       | -    | price-deviates
      alice | asks  | 1    | BTC  | 57600 USDT          | -     | -       | -    | #2
      alice | asks  | 1    | BTC  | 57599.99999999 USDT | -     | -       | -    | price-deviates
      alice | asks  | 1    | BTC  | 22 ETH              | -     | -       | -    | #3
      alice | asks  | 1    | BTC  | 22.00000001 ETH     | -     | -       | -    | price-deviates
      alice | asks  | 6400 | USDT | 0.11 BTC            | -     | -       | -    | #4
      alice | asks  | 6400 | USDT | 0.11000001 BTC      | -     | -       | -    | price-deviates
    `);
  });

  test('is for what the house has, and gives away in a UTC day', () => {
    exchangeStory(
      `
      alice | asks      | 640000.64    | USDT | 10.00001 BTC   | - | -   | -          | house-short, coin BTC
      alice | asks      | 640000       | USDT | 10 BTC         | - | -   | -          | #1
      -     | lists     | -            | BTC  | -              | - | 2   | -          | listed 2
      alice | exchanges | -            | -    | -              | 1 | -   | -          | house-short, coin BTC
      alice | asks      | 128000.00064 | USDT | 2.00000001 BTC | - | -   | -          | house-short, coin BTC
      alice | asks      | 128000       | USDT | 2 BTC          | - | -   | -          | #2
      alice | exchanges | -            | -    | -              | 2 | -   | -          | #2 at 0
      alice | asks      | 0.64         | USDT | 0.00001 BTC    | - | -   | -          | house-short, coin BTC
      alice | asks      | 1            | BTC  | 64000 USDT     | - | -   | -          | #3
      alice | exchanges | -            | -    | -              | 3 | -   | -          | #3 at 0
      alice | asks      | 64000        | USDT | 1 BTC          | - | -   | -          | #4
      bob   | asks      | 64000        | USDT | 1 BTC          | - | -   | -          | #5
      alice | exchanges | -            | -    | -              | 4 | -   | -          | #4 at 0
      bob   | exchanges | -            | -    | -              | 5 | -   | -          | house-short, coin BTC
      -     | passes    | -            | -    | -              | - | -   | 43199999ms | -
      bob   | asks      | 64000        | USDT | 1 BTC          | - | -   | -          | house-short, coin BTC
      -     | passes    | -            | -    | -              | - | -   | 1ms        | -
      bob   | asks      | 128000       | USDT | 2 BTC          | - | -   | -          | #6
      bob   | exchanges | -            | -    | -              | 6 | -   | -          | #6 at 43200000
      `,
      '1000000 USDT, 1 BTC',
    );
  });

  test('is held against the markets’ prices again when it is exchanged', () => {
    exchangeStory(`
      alice | asks      | 0.01  | BTC | 704 USDT | - | - | - | #1
      -     | trade     | 57600 | -   | -        | - | - | - | 57600
      alice | exchanges | -     | -   | -        | 1 | - | - | price-deviates
      -     | trade     | 63360 | -   | -        | - | - | - | 63360
      alice | exchanges | -     | -   | -        | 1 | - | - | price-deviates
      -     | trade     | 64000 | -   | -        | - | - | - | 64000
      alice | exchanges | -     | -   | -        | 1 | - | - | #1 at 0
    `);
  });

  test('for nothing is a fault of ours', () => {
    expect(() => exchangeStory('alice | asks | 0 | BTC | 1 USDT')).toThrow(Fault);
  });
});

import { contractOf, marketOf } from '@quay/cast';
import type { Intent } from '@quay/contract/perpetual';
import { ONE, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { type Order, plainOrder, systemAccounts } from '../../src/index.ts';
import { liquidationPrice, restOf } from '../../src/margin/liquidation.ts';
import { Auditor } from '../auditor/auditor.ts';
import { MemoryStore } from '../memory-store.ts';
import { Random } from '../random.ts';
import { rerun } from '../workload.ts';
import { dayLimits, taking } from '../world.ts';

const START = Date.UTC(2026, 0, 1);
const LINEAR = 'BTCUSDT-PERP';
const INVERSE = 'BTCUSD-PERP';
const [MAKER, SECOND, FIRST] = [100, 101, 1000];
/** Sources speak of a time that is cut to that of the command. */
const NOW = 2 ** 45;
const { insurance, badDebt } = systemAccounts;
const rich = [
  ['USDT', units('1000000000')],
  ['BTC', units('100000')],
] as const;
const practice = { user: rich, desk: rich };

/** A market of contracts whose every batch is audited; the core dies when it is told to. */
class Market {
  readonly auditor = new Auditor(practice, dayLimits, taking);
  readonly store = new MemoryStore({ practice }, (changes, batch, alone) => {
    this.auditor.receive(changes, batch, alone);
    this.batches.push(new Set(changes.flatMap(({ table, row }) => (isStep(table.name) ? [caseOf(row)] : []))).size);
  });
  /** How many groups each batch has worked on. */
  readonly batches: number[] = [];
  at = START;

  constructor(fund: string) {
    this.must('market/list-market', { ...marketOf('BTC') });
    for (const symbol of [LINEAR, INVERSE])
      this.must('perpetual/list-contract', { ...contractOf(symbol), referencePrice: units('60000') });
    for (const owner of [MAKER, SECOND]) this.join(owner, 'desk', '100000000');
    if (fund !== '0')
      this.must('wallet/fund-system-account', { account: insurance, asset: 'USDT', amount: units(fund) });
    this.mark(60_000);
  }

  send(name: string, input: object) {
    return this.store.send(name, input, this.at++).outcome;
  }

  must(name: string, input: object): unknown {
    const outcome = this.send(name, input);
    if (!outcome.ok) throw new Error(`${name} was refused: ${outcome.refusal.reason}`);
    return outcome.value;
  }

  join(owner: number, kind: 'user' | 'desk', dollars: string): void {
    this.must('wallet/open-account', { owner, kind });
    for (const [asset, amount] of [
      ['USDT', dollars],
      ['BTC', kind === 'desk' ? '1000' : '1'],
    ] as const) {
      const transfer = { owner, requestId: `in-${asset}`, asset, fromBook: 'spot', toBook: 'contract' };
      this.must('wallet/transfer-coins', { ...transfer, amount: units(amount) });
    }
  }

  mark(price: number): void {
    this.at += 1000;
    this.record(price * 100_000_000);
  }

  record(price: number): void {
    const prices = [1, 2, 3].map((n) => ({
      source: `venue-${n}`,
      price: BigInt(Math.round(price)),
      weight: 1,
      at: NOW,
    }));
    this.must('perpetual/record-prices', { coin: 'BTC', prices });
  }

  order(owner: number, intent: Intent, quantity: string, price: number, contract = LINEAR, leverage?: number): Order {
    return this.must('perpetual/place-order', {
      ...{ owner, clientId: null, contract, intent, type: 'limit', price: units(String(price)) },
      ...{ quantity: units(quantity), timeInForce: 'gtc', leverage: leverage ?? null, ...plainOrder },
    }) as Order;
  }

  quantityOf(owner: number, contract = LINEAR): bigint {
    return this.store.core.perpetual.positions.find(owner, contract)?.quantity ?? 0n;
  }

  has(owner: number): bigint {
    return this.store.core.ledger.balance(owner, 'contract', 'USDT').available;
  }

  crash(): void {
    const before = this.store.core.engine.digest();
    this.store.project(Math.floor(this.store.batches.length / 2));
    this.store.crash();
    if (this.store.core.engine.digest() !== before) throw new Error('the core came back different');
    this.auditor.compare(this.store.core);
  }

  end(): void {
    expect(this.store.core.engine.broken()).toEqual([]);
    expect(rerun(this.store)).toBe(this.store.core.engine.digest());
  }
}

const isStep = (name: string): boolean => name === 'perpetual_liquidations';
const caseOf = (row: object): number => (row as { case: number }).case;

/** So many people with 0.01 each at leverages up to 100, long or short of 60,000, against a market maker. */
function crowded(market: Market, count: number, intent: 'open-long' | 'open-short'): void {
  const against = intent === 'open-long' ? 'open-short' : 'open-long';
  market.order(intent === 'open-long' ? SECOND : MAKER, against, String(count / 100), 60_000);
  for (let n = 0; n < count; n++) {
    market.join(FIRST + n, 'user', String(9 + (n % 50)));
    market.order(FIRST + n, intent, '0.01', 60_000, LINEAR, 100);
  }
}

describe('a cascade', () => {
  test('of many liquidations at one mark is spread over batches, and a core that dies between them goes on with it', () => {
    const market = new Market('1000000');
    crowded(market, 180, 'open-long');
    market.batches.length = 0;
    const ends: string[] = [];
    for (const dies of [false, true]) {
      const again = dies ? market : new Market('1000000');
      if (!dies) crowded(again, 180, 'open-long');
      again.batches.length = 0;
      const { store } = again;
      store.submit({ name: 'perpetual/record-prices', input: factsOf(53_000), at: again.at + 1000 }, () => {});
      while (store.flying > 0) {
        store.land('none');
        // What is on its way is lost, and made again by the next core.
        if (dies && store.batches.length % 2 === 0) {
          store.crash();
          store.core.engine.tick(again.at + 1000);
        }
      }
      store.tick(again.at + 1000);
      expect(Math.max(...again.batches)).toBeLessThanOrEqual(50);
      expect(again.batches.filter((worked) => worked > 0).length).toBeGreaterThan(3);
      for (let n = 0; n < 180; n++) expect(again.quantityOf(FIRST + n)).toBe(0n);
      ends.push(store.core.engine.digest());
      again.end();
    }
    expect(ends[0]).toBe(ends[1]);
  });

  test('waits with the next mark until it is over', () => {
    const market = new Market('1000000');
    crowded(market, 120, 'open-long');
    const { engine } = market.store.core;
    const facts = (price: number, at: number) => ({
      sent: { name: 'perpetual/record-prices', input: factsOf(price), at },
      answer: () => {},
    });
    // Both in one batch: some are worked on by the first mark, and some by the second command before it marks anything.
    engine.submitAll([facts(53_000, market.at + 1000), facts(52_500, market.at + 2000)]);
    market.store.commit();
    const { price } = market.store.core.perpetual.marks.marks.get(LINEAR)!;
    expect(price).toBe(units('53000'));
    for (let n = 0; n < 120; n++) expect(market.quantityOf(FIRST + n)).toBe(0n);
    market.at += 2000;
    market.mark(52_500);
    expect(market.store.core.perpetual.marks.marks.get(LINEAR)!.price).toBe(units('52500'));
    market.end();
  });

  test('of a fall by two fifths within a minute and back leaves nobody below zero, whatever the fund has', () => {
    for (const fund of ['0', '200', '1000000']) {
      const market = new Market(fund);
      crowded(market, 60, 'open-long');
      for (let n = 60; n < 90; n++) {
        market.join(FIRST + n, 'user', '900');
        market.order(FIRST + n, n % 2 === 0 ? 'open-long' : 'open-short', '0.01', n % 2 === 0 ? 59_990 : 60_010);
      }
      for (let second = 0; second <= 60; second += 3) {
        const fallen = second <= 40 ? second / 40 : (60 - second) / 20;
        const price = 60_000 * (1 - 0.4 * fallen);
        market.mark(Math.round(price));
        if (second % 12 === 0) market.crash();
        market.store.tick(market.at++);
        market.send('perpetual/cancel-all', { owner: MAKER, symbol: null });
        market.send('perpetual/place-order', bidOf(MAKER, Math.round(price * 0.999)));
      }
      for (let n = 0; n < 60; n++) expect(market.has(FIRST + n) >= 0n).toBe(true);
      expect(market.auditor.perpetual.liquidations.steps).toBeGreaterThan(50);
      market.end();
    }
  });

  test('of a gap by three fifths with nobody in the book closes both sides against each other', () => {
    for (const fund of ['0', '100000']) {
      const market = new Market(fund);
      for (let n = 0; n < 40; n++) {
        market.join(FIRST + n, 'user', '100');
        const isLong = n % 2 === 0;
        market.order(FIRST + n, isLong ? 'open-long' : 'open-short', '0.01', 60_000, LINEAR, isLong ? 100 : 10);
      }
      market.mark(24_000);
      for (let n = 0; n < 40; n += 2) expect(market.quantityOf(FIRST + n)).toBe(0n);
      const { deleveraged, takeovers } = market.auditor.perpetual.liquidations;
      expect(fund === '0' ? deleveraged : takeovers).toBeGreaterThan(0);
      // A loss of 36,000 a coin, of which 100 each were there: nobody on the other side is paid more than what was.
      const owed = market.store.core.ledger.balance(badDebt, 'contract', 'USDT').available;
      expect(owed).toBe(0n);
      market.crash();
      market.end();
    }
  });
});

const factsOf = (price: number) => ({
  coin: 'BTC',
  prices: [1, 2, 3].map((n) => ({ source: `venue-${n}`, price: units(String(price)), weight: 1, at: NOW })),
});

const bidOf = (owner: number, price: number) => ({
  ...{ owner, clientId: null, contract: LINEAR, intent: 'open-long', type: 'limit', price: units(String(price)) },
  ...{ quantity: units('0.1'), timeInForce: 'gtc', leverage: null, ...plainOrder },
});

test('the liquidation price is the first mark that liquidates, of both kinds, sides and modes (P17)', () => {
  const random = new Random(17);
  for (let round = 0; round < 40; round++) {
    const market = new Market('1000000');
    const contract = round % 2 === 0 ? LINEAR : INVERSE;
    const isLong = round % 4 < 2;
    const isolated = round % 8 < 4;
    market.join(FIRST, 'user', String(40 + random.below(900)));
    if (isolated) market.must('perpetual/set-margin-mode', { owner: FIRST, contract, mode: 'isolated' });
    const quantity = contract === LINEAR ? `0.0${1 + random.below(9)}` : String(100 * (1 + random.below(30)));
    const leverage = 10 + random.below(80);
    market.order(isLong ? SECOND : MAKER, isLong ? 'open-short' : 'open-long', quantity, 60_000, contract);
    const outcome = market.send('perpetual/place-order', {
      ...{ owner: FIRST, clientId: null, contract, intent: isLong ? 'open-long' : 'open-short', type: 'limit' },
      ...{ price: units('60000'), quantity: units(quantity), timeInForce: 'gtc', leverage, ...plainOrder },
    });
    if (!outcome.ok) continue;
    const { perpetual } = market.store.core;
    const row = perpetual.positions.find(FIRST, contract)!;
    const group = perpetual.accounts.groupOf(row, market.at);
    const price = liquidationPrice(group.positions[0]!, restOf(group, 0));
    if (price === undefined || price < 30_000n * ONE || price > 90_000n * ONE) continue;
    const before = isLong ? price + 1n : price - 1n;
    market.at += 1000;
    market.record(Number(before));
    expect([round, market.auditor.perpetual.liquidations.steps]).toEqual([round, 0]);
    if (random.chance(0.5)) market.crash();
    market.at += 1000;
    market.record(Number(price));
    expect([round, market.auditor.perpetual.liquidations.steps > 0]).toEqual([round, true]);
  }
});

import type { Candle } from '@quay/contract/market';
import { plainLimit } from '@quay/core';
import { units } from '@quay/money';
import type { CandleRow, Reads } from '@quay/store';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RequestContext } from '../../../edge/request-context.ts';
import { listMarkets } from '../../../outside/simulated-market/list-markets.ts';
import { inProcessCore } from '../../../outside/simulated-market/testing/in-process-core.ts';
import { quiet } from '../candles.ts';
import type { MarketNeeds } from '../needs.ts';
import { MarketView } from '../view.ts';
import { klineRoute } from './kline.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 4, 5, 10, 32);
const at = (hour: number, minute: number) => Date.UTC(2026, 4, 5, hour, minute);

const row = (openedAt: number, price: string): CandleRow => ({
  product: 'spot',
  market: 'SOL',
  interval: '5m',
  ...quiet(openedAt, units(price)),
  volume: units('1'),
});

/** What the store has: five-minute candles with holes, a moment behind the view. */
const stored = [row(at(10, 0), '160'), row(at(10, 10), '161'), row(at(10, 15), '162')];

async function needs(): Promise<MarketNeeds> {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const clock = { now: at(10, 16) };
  const funds = [['USDT', units('10000')] as const, ['SOL', units('100')] as const];
  const { port } = inProcessCore({ practice: { user: funds, desk: [] } }, clock);
  const market = new MarketView();
  port.onCommitted((committed) => market.apply(committed));
  await listMarkets(port);
  market.seed('SOL', { day: stored, newest: new Map([['5m', stored.slice(-2)]]), tape: [] });
  const order = { clientId: null, market: 'SOL', type: 'limit', quantity: units('2'), amount: null, ...plainLimit };
  for (const [owner, side] of [[1001, 'sell'] as const, [1002, 'buy'] as const]) {
    await port.submit('wallet/open-account', { owner, kind: 'user' });
    await port.submit('spot/place-order', { ...order, owner, side, price: units('168.4') });
  }
  const candles: Reads['market']['candles'] = async (_symbol, interval, { before, size }) =>
    interval === '5m' ? stored.filter((one) => before === undefined || one.openedAt < before).slice(-size) : [];
  return { market, reads: { market: { candles } } } as unknown as MarketNeeds;
}

async function candles(request: { size?: string; before?: string; interval?: string; symbol?: string }) {
  const { outcome } = await klineRoute(await needs())(
    { symbol: 'SOL', interval: '5m', ...request },
    {} as RequestContext,
  );
  return outcome;
}

const shown = (outcome: Awaited<ReturnType<typeof candles>>) =>
  (outcome as { value: Candle[] }).value.map(([openedAt, open, , , close, volume]) => [
    new Date(openedAt).toISOString().slice(11, 16),
    open,
    close,
    volume,
  ]);

afterEach(() => {
  vi.useRealTimers();
});

describe('kline', () => {
  it('joins the store and what is newer, without holes, up to the candle that is open now', async () => {
    expect(shown(await candles({}))).toEqual([
      ['10:00', '160', '160', '1'],
      ['10:05', '160', '160', '0'],
      ['10:10', '161', '161', '1'],
      ['10:15', '162', '168.4', '3'],
      ['10:20', '168.4', '168.4', '0'],
      ['10:25', '168.4', '168.4', '0'],
      ['10:30', '168.4', '168.4', '0'],
    ]);
  });

  it('gives the newest that were asked for, or those before a time', async () => {
    expect(shown(await candles({ size: '2' }))).toEqual([
      ['10:25', '168.4', '168.4', '0'],
      ['10:30', '168.4', '168.4', '0'],
    ]);
    expect(shown(await candles({ size: '3', before: String(at(10, 15)) }))).toEqual([
      ['10:00', '160', '160', '1'],
      ['10:05', '160', '160', '0'],
      ['10:10', '161', '161', '1'],
    ]);
    // In the middle of a candle: it opened before.
    expect(shown(await candles({ size: '1', before: String(at(10, 17) + MINUTE / 2) }))).toEqual([
      ['10:15', '162', '168.4', '3'],
    ]);
    expect(shown(await candles({ before: String(at(10, 0)) }))).toEqual([]);
    expect(shown(await candles({ size: '1', before: '999999999999999' }))).toEqual([['10:30', '168.4', '168.4', '0']]);
  });

  it('refuses a market and an interval that are not there', async () => {
    expect(await candles({ symbol: 'NOPE' })).toMatchObject({ refusal: { reason: 'trading/symbol-unknown' } });
    const refused = await candles({ interval: '7h' });
    expect(refused).toMatchObject({ refusal: { reason: 'market/interval-unknown' }, params: { interval: '7h' } });
  });
});

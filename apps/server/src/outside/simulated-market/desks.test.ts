import { desks as deskIds, marketOf, markets } from '@quay/cast';
import { ONE, units } from '@quay/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { MarketView } from '../../areas/market/view.ts';
import { COMMANDS_MAX, Desks } from './desks.ts';
import { deskFunds, listMarkets, withdrawDesks } from './list-markets.ts';
import { inProcessCore } from './testing/in-process-core.ts';

const START = Date.UTC(2026, 0, 5, 12);
const STEP_MS = 400;
const ALICE = 1_001;

function exchange() {
  const clock = { now: START };
  const user = [['USDT', units('100000')] as const, ['BTC', units('2')] as const];
  const { core, port } = inProcessCore({ practice: { user, desk: deskFunds() } }, clock);
  const view = new MarketView();
  port.onCommitted((committed) => view.apply(committed));
  const place = (input: object) =>
    port.submit('spot/place-order', {
      owner: ALICE,
      clientId: null,
      market: 'BTC',
      type: 'limit',
      price: null,
      quantity: null,
      amount: null,
      ...input,
    });
  return { clock, core, port, view, place };
}

async function opened(seed = 'harbour', run = 1) {
  const all = exchange();
  await listMarkets(all.port);
  await all.port.submit('wallet/open-account', { owner: ALICE, kind: 'user' });
  const desks = new Desks({ port: all.port, view: all.view, seed, run });
  await desks.open(all.clock.now);
  const pass = async (ms: number, watch: (commands: number) => void = () => {}) => {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      all.clock.now += STEP_MS;
      watch(await desks.step(all.clock.now));
      all.view.takeNews();
    }
  };
  return { ...all, desks, pass };
}

describe('the desks of the simulated market', () => {
  let market: Awaited<ReturnType<typeof opened>>;
  beforeEach(async () => {
    market = await opened();
  });

  it('keep ten minutes of a market alive without ever breaking a rule', async () => {
    const { core, view, desks, pass, clock } = market;
    let commands = 0;
    let steps = 0;
    const trades = new Map<string, number>();
    let newest = 0;
    for (let minute = 0; minute < 10; minute++) {
      await pass(60_000, (sent) => {
        expect(sent).toBeLessThanOrEqual(COMMANDS_MAX);
        commands += sent;
        steps += 1;
        for (const { symbol } of markets) {
          const { bid, ask } = view.best(symbol);
          expect(bid).toBeDefined();
          expect(bid! < ask!).toBe(true);
          for (const trade of view.trades(symbol, 50)) {
            if (trade.id > newest) trades.set(symbol, (trades.get(symbol) ?? 0) + 1);
          }
        }
        newest = Math.max(newest, ...markets.map(({ symbol }) => view.trades(symbol, 1)[0]?.id ?? 0));
      });
      expect(core.engine.broken()).toEqual([]);
    }

    if (process.env['QUAY_FIGURES']) {
      console.warn(desks.figures, { perSecond: commands / 600 });
      for (const { symbol, referencePrice, tick } of markets) {
        const { last, turnover, bid, ask, high, low } = view.ticker(symbol, clock.now);
        const { bids, asks } = view.depth(symbol, 100);
        console.warn(symbol, 'trades', trades.get(symbol), 'turnover', Number(turnover / ONE), 'spread bp',
          (Number(ask! - bid!) / Number(bid!)) * 1e4, 'ticks', (ask! - bid!) / tick, 'levels', bids.length, asks.length,
          'moved', Number(last) / Number(referencePrice) - 1, 'range bp', (Number(high - low) / Number(low)) * 1e4);
      }
    }
    expect(commands / 600).toBeLessThan(40);
    expect(Object.keys(desks.figures.refusals).filter((reason) => reason !== 'spot/order-not-found')).toEqual([]);
    for (const { symbol, hot, tick } of markets) {
      const { bids, asks } = view.depth(symbol, 100);
      expect(bids.length).toBeGreaterThan(12);
      expect(asks.length).toBeGreaterThan(12);
      const spread = asks[0]![0] - bids[0]![0];
      expect(spread <= tick * 4n || spread * 1000n < bids[0]![0]).toBe(true);
      // Trades every second or two where much is traded, and now and then elsewhere.
      expect(trades.get(symbol) ?? 0).toBeGreaterThan(hot ? 300 : 60);
    }
  });
});

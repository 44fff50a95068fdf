import { ALERTS_MAX, type Alert, type Alerts, windowMinutes } from '@quay/contract/market';
import { instrumentKey } from '@quay/contract/trading';
import { text } from '@quay/money';
import { type AlertRow, type NewAlert, openedAt, type Reads } from '@quay/store';
import { type Bar, withoutHoles } from '../candles.ts';
import { type MarketView, oldestFirst } from '../view.ts';
import { decide } from './decide.ts';

const MINUTE = 60_000;
/** How long after its time a trade may arrive. */
const LATE_MS = 5_000;
/** Most candles that are looked at again after a time in which nobody looked: those of thirty days. */
const BARS_MAX = 30 * 1_440;

type Needs = {
  readonly market: MarketView;
  readonly reads: Pick<Reads, 'market'>;
  readonly now: () => number;
};

/** Price alerts of users: kept in rows, decided by candles of a minute, also of a time in which nobody looked. */
export type PriceAlerts = {
  list(user: number): Promise<Alerts>;
  /** The candle of the minute and the last price now, from which an alert counts. */
  set(alert: Omit<NewAlert, 'basePrice' | 'baseHigh' | 'baseLow' | 'setAt'>): Promise<'full' | 'set'>;
  remove(user: number, id: number): Promise<void>;
  lastPrice(alert: Pick<NewAlert, 'product' | 'market'>): bigint;
  /** Fires what has come true since the last look. */
  look(): Promise<void>;
};

export function createPriceAlerts({ market, reads: { market: rows }, now }: Needs): PriceAlerts {
  /** Candles of an instrument that are over, and when they were read. */
  const pasts = new Map<string, { readonly minute: number; readonly bars: readonly Bar[] }>();
  let loading: Promise<Map<number, AlertRow>> | undefined;
  let keptAt = 0;

  /** Those of all users that have not fired, read once. */
  function waitingAlerts(): Promise<Map<number, AlertRow>> {
    loading ??= rows.alerts().then(
      (all) => new Map(all.map((alert) => [alert.id, alert])),
      (failure) => {
        loading = undefined;
        throw failure;
      },
    );
    return loading;
  }
  const keyOf = ({ product, market: symbol }: Pick<AlertRow, 'product' | 'market'>) =>
    instrumentKey({ product, symbol });
  const moment = () => Math.max(now(), market.at);
  const lastPrice = (alert: Pick<NewAlert, 'product' | 'market'>) => market.ticker(keyOf(alert), moment()).last;

  /** From when on an alert needs candles: a move goes back by its time, but not to before it was set. */
  function neededFrom({ within, setAt, checkedTo }: AlertRow): number {
    const back = within === null ? checkedTo : checkedTo - windowMinutes[within] * MINUTE;
    return openedAt('1m', within === null ? checkedTo : Math.min(checkedTo, Math.max(back, setAt)));
  }

  async function barsOf(key: string, alerts: readonly AlertRow[], at: number): Promise<Bar[]> {
    const open = openedAt('1m', at);
    const newest = market.candles(key, '1m', at);
    const from = Math.min(...alerts.map(neededFrom));
    const size = Math.min((open - from) / MINUTE + 1, BARS_MAX);
    const isThere = newest[0] !== undefined && newest[0].openedAt <= from;
    let past: readonly Bar[] = [];
    if (!isThere) {
      const known = pasts.get(key);
      const isFresh = known?.minute === open && (known.bars[0]?.openedAt ?? open) <= from;
      const { product, market: symbol } = alerts[0]!;
      past = isFresh ? known.bars : oldestFirst(await rows.candles({ product, symbol }, '1m', { size: size + 1 }));
      pasts.set(key, { minute: open, bars: past });
    }
    const bars = new Map<number, Bar>();
    for (const bar of [...past, ...newest]) bars.set(bar.openedAt, bar);
    const sorted = [...bars.values()].sort((a, b) => a.openedAt - b.openedAt);
    return withoutHoles(sorted, '1m', open, size);
  }

  const onWire = ({ id, product, market: symbol, kind, price, rate, within, setAt }: AlertRow): Alert => ({
    ...{ id, product, symbol, kind, within, setAt },
    price: price === null ? null : text(price),
    percent: rate === null ? null : text(rate * 100n),
  });

  return {
    lastPrice,

    async list(user) {
      return { alerts: (await rows.alerts(user)).map(onWire), max: ALERTS_MAX };
    },

    async set(alert) {
      const waiting = await waitingAlerts();
      const at = moment();
      const key = keyOf(alert);
      const basePrice = lastPrice(alert);
      const bar = market.candles(key, '1m', at).at(-1);
      const isOpen = bar !== undefined && bar.openedAt === openedAt('1m', at);
      const [baseHigh, baseLow] = isOpen ? [bar.high, bar.low] : [basePrice, basePrice];
      const set = await rows.setAlert({ ...alert, basePrice, baseHigh, baseLow, setAt: at }, ALERTS_MAX);
      if (set === 'full') return 'full';
      if (set !== 'there') waiting.set(set.id, set);
      return 'set';
    },

    async remove(user, id) {
      const waiting = await waitingAlerts();
      await rows.removeAlert(user, id);
      if (waiting.get(id)?.userId === user) waiting.delete(id);
    },

    async look() {
      const waiting = await waitingAlerts();
      const at = moment();
      const checked: number[] = [];
      for (const [key, alerts] of Map.groupBy([...waiting.values()], keyOf)) {
        if (!market.has(key)) continue;
        const bars = await barsOf(key, alerts, at);
        for (const alert of alerts) {
          const firing = decide(alert, bars, at);
          if (firing && waiting.has(alert.id)) {
            await rows.fireAlert(alert.id, firing.at, firing.price);
            waiting.delete(alert.id);
          } else if (waiting.has(alert.id)) {
            waiting.set(alert.id, { ...alert, checkedTo: Math.max(alert.checkedTo, at - LATE_MS) });
            checked.push(alert.id);
          }
        }
      }
      for (const key of pasts.keys()) {
        if (![...waiting.values()].some((alert) => keyOf(alert) === key)) pasts.delete(key);
      }
      if (checked.length === 0 || at - keptAt < MINUTE) return;
      keptAt = at;
      await rows.alertsChecked(checked, at - LATE_MS);
    },
  };
}

import { startAside } from './aside.ts';
import { line, note } from './figures.ts';
import type { LoadFigures, OrderLoad } from './load/orders.ts';
import { serve } from './serving.ts';

const TRADERS = 16;
const SECONDS = 4;
/** Orders a second, and what 99 of 100 are to stay within, in ms. */
const RATES: readonly (readonly [perSecond: number, atMost: number | undefined])[] = [
  [5_000, undefined],
  [20_000, 5],
  [50_000, undefined],
  [100_000, 10],
];

/**
 * How long a client waits until an order is durable. Orders become due at an even rate, whether or not earlier ones
 * are answered, and the time counts from when each was due: an answer that is late delays nobody's clock.
 */
export async function run(): Promise<void> {
  const serving = await serve(TRADERS);
  try {
    const load: OrderLoad = { url: serving.url, tickets: await serving.tickets(TRADERS) };
    const orders = await startAside<void>('load/orders.ts', load);
    await orders.ask({ kind: 'preload', each: 50 });
    // The first seconds of any process are slower than all others.
    await orders.ask({ kind: 'open', perSecond: 20_000, seconds: 2 });
    for (const [perSecond, atMost] of RATES) {
      await serving.caughtUp();
      const figures = await orders.ask<LoadFigures>({ kind: 'open', perSecond, seconds: SECONDS });
      const at = `at ${perSecond.toLocaleString('en-US')} orders/s`;
      line(`accepted ${at}`, figures.accepted, 'orders/s', { name: 'offered', figure: perSecond });
      if (figures.refused + figures.unanswered > 0) {
        note(`${figures.refused} refused (${figures.lastRefusal}), ${figures.unanswered} unanswered`);
      }
      line(`acknowledged ${at}, p50`, figures.p50, 'ms');
      // What was refused or never answered has no good latency.
      const whole = figures.accepted >= perSecond * 0.98 && figures.unanswered === 0;
      line(
        `acknowledged ${at}, p99`,
        whole ? figures.p99 : Number.NaN,
        'ms',
        undefined,
        atMost ? { atMost } : undefined,
      );
      line(`acknowledged ${at}, slowest`, figures.most, 'ms');
    }
    await orders.end();
  } finally {
    await serving.end();
  }
}

import { placeOrder } from '@quay/contract/spot';
import { type Aside, startAside } from './aside.ts';
import { line, median, note } from './figures.ts';
import type { HttpFigures, HttpLoad } from './load/http.ts';
import { serve } from './serving.ts';

const CONNECTIONS = 64;
const TRADERS = 16;
const ROUNDS = 3;
const SECONDS = 2;

/** Placing orders over HTTP, durable when answered, beside a server that checks the same body and does nothing. */
export async function run(): Promise<void> {
  const serving = await serve(TRADERS);
  const bare: Aside<string> = await startAside('peers/bare-fastify.ts');
  try {
    const loadOf = (url: string): HttpLoad => ({ url, path: placeOrder.path, tokens: serving.tokens });
    const loads = [
      await startAside<void>('load/http.ts', loadOf(bare.ready)),
      await startAside<void>('load/http.ts', loadOf(serving.url)),
    ] as const;
    const figures: [HttpFigures[], HttpFigures[]] = [[], []];
    for (let round = -1; round < ROUNDS; round++) {
      for (const which of [0, 1] as const) {
        const seconds = round < 0 ? 1 : SECONDS;
        const measured = await loads[which].ask<HttpFigures>({ connections: CONNECTIONS, seconds });
        // The first round is there to warm both.
        if (round >= 0) figures[which].push(measured);
      }
    }
    const [nothing, orders] = figures;
    const rate = (of: readonly HttpFigures[]) => median(of.map(({ perSecond }) => perSecond));
    line(`bare Fastify, ${CONNECTIONS} connections`, rate(nothing), 'requests/s');
    line(
      `${placeOrder.path}, ${CONNECTIONS} connections`,
      rate(orders),
      'requests/s',
      {
        name: 'bare Fastify',
        figure: rate(nothing),
      },
      { ratio: 0.7 },
    );
    line('answered, p50', median(orders.map(({ p50 }) => p50)), 'ms', {
      name: 'bare Fastify',
      figure: median(nothing.map(({ p50 }) => p50)),
    });
    line('answered, p99', median(orders.map(({ p99 }) => p99)), 'ms', {
      name: 'bare Fastify',
      figure: median(nothing.map(({ p99 }) => p99)),
    });
    const refused = orders.reduce((sum, one) => sum + one.refused, 0);
    if (refused > 0) note(`${refused} were refused by the market and do not count`);
    for (const load of loads) await load.end();
  } finally {
    await bare.end();
    await serving.end();
  }
}

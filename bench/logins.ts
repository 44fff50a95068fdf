import { placeOrder } from '@quay/contract/spot';
import { startAside } from './aside.ts';
import { line, median, note } from './figures.ts';
import type { HttpFigures, HttpLoad } from './load/http.ts';
import type { LoginFigures, LoginLoad } from './load/logins.ts';
import { serve } from './serving.ts';

const CONNECTIONS = 32;
const PEOPLE = 16;
const ROUNDS = 3;
const SECONDS = 3;

/** Orders while as many people log in as the server lets, beside the same orders without them. */
export async function run(): Promise<void> {
  const serving = await serve(PEOPLE);
  try {
    const orders: HttpLoad = { url: serving.url, path: placeOrder.path, tokens: serving.tokens };
    const trading = await startAside<void>('load/http.ts', orders);
    const entering = await startAside<void>('load/logins.ts', {
      url: serving.url,
      connections: PEOPLE,
    } satisfies LoginLoad);
    const alone: number[] = [];
    const concurrent: number[] = [];
    const logins: LoginFigures[] = [];
    const place = (seconds: number) => trading.ask<HttpFigures>({ connections: CONNECTIONS, seconds });
    await place(1);
    for (let round = 0; round < ROUNDS; round++) {
      alone.push((await place(SECONDS)).perSecond);
      // The storm begins before the orders are counted, and ends after.
      const storm = entering.ask<LoginFigures>({ seconds: SECONDS + 1 });
      concurrent.push((await place(SECONDS)).perSecond);
      logins.push(await storm);
    }
    line(`orders, ${CONNECTIONS} connections`, median(alone), 'orders/s');
    line(
      `the same while ${PEOPLE} people log in without pause`,
      median(concurrent),
      'orders/s',
      { name: 'without them', figure: median(alone) },
      { ratio: 2 / 3 },
    );
    line('logins meanwhile', median(logins.map(({ perSecond }) => perSecond)), 'logins/s');
    const busy = logins.reduce((sum, one) => sum + one.busy, 0);
    if (busy > 0) note(`${busy} logins were turned away as too many`);
    await trading.end();
    await entering.end();
  } finally {
    await serving.end();
  }
}

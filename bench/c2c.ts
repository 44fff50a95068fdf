import { type Offer, type Offers, offers } from '@quay/contract/c2c';
import type { Page } from 'playwright-core';
import { runServer } from '../e2e/running-server.ts';
import { openBrowser } from '../tools/browser.ts';
import { buildWeb, webIsBuilt } from '../tools/build-web.mjs';
import { startAside } from './aside.ts';
import { fillC2c, stock } from './c2c-stock.ts';
import { line, median, note } from './figures.ts';
import type { HttpFigures, HttpLoad } from './load/http.ts';
import { busyness } from './page.ts';
import { serve } from './serving.ts';

const CONNECTIONS = 8;
const ROUNDS = 3;
const SECONDS = 2;
const GOAL_MS = 50;

/** The list of a C2C market in full swing, beside a server that has the same bytes ready. */
export async function run(): Promise<void> {
  const serving = await serve(0, fillC2c);
  let all: Offer[] = [];
  try {
    const request = { side: 'buy', symbol: 'USDT', fiat: 'CNY', amount: '500', sort: 'price', pageSize: 20 };
    const body = JSON.stringify(request);
    const answer = await askOnce(serving.url, body);
    const { total } = (JSON.parse(answer) as { data: Offers }).data;
    const ads = stock.merchants * stock.adsEach;
    for (let pageNo = 1; all.length < total; pageNo++) {
      const more = await askOnce(serving.url, JSON.stringify({ ...request, pageNo, pageSize: 100 }));
      all = [...all, ...(JSON.parse(more) as { data: Offers }).data.rows];
    }
    if (total !== ads) throw new Error(`the list has ${total} ads instead of ${ads}`);
    note(
      `${ads} ads in one list, ${stock.takers * stock.ordersEach} orders under way, ${answer.length} bytes an answer`,
    );

    const bare = await startAside<string>('peers/bare-answer.ts', { path: offers.path, answer });
    const loadOf = (url: string): HttpLoad => ({ url, path: offers.path, tokens: [], body });
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
    const [nothing, lists] = figures;
    const rate = (of: readonly HttpFigures[]) => median(of.map(({ perSecond }) => perSecond));
    line(`${offers.path}, ${CONNECTIONS} connections`, rate(lists), 'requests/s', {
      name: 'bare Fastify',
      figure: rate(nothing),
    });
    for (const which of ['p50', 'p99'] as const) {
      const of = (all: readonly HttpFigures[]) => median(all.map((one) => one[which]));
      line(`answered, ${which}`, of(lists), 'ms', { name: 'bare Fastify', figure: of(nothing) }, { atMost: GOAL_MS });
    }
    for (const load of loads) await load.end();
    await bare.end();
  } finally {
    await serving.end();
  }
  await scroll(all);
}

/** The same list under a quick thumb, on a phone with a CPU that is four times slower. */
async function scroll(all: readonly Offer[]): Promise<void> {
  if (!webIsBuilt()) buildWeb();
  const server = await runServer();
  const browser = await openBrowser();
  // The exchange that serves the page is small; its list is the one that was measured above.
  const prepare = (page: Page) =>
    page.route(`**${offers.path}`, async (route) => {
      const { pageNo = 1, pageSize = 20 } = route.request().postDataJSON() as { pageNo?: number; pageSize?: number };
      const rows = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      const data: Offers = { rows, total: all.length, reference: '7.1', at: Date.now() };
      await route.fulfill({ json: { code: 0, message: '', data } });
    });
  try {
    const still = await busyness(browser, `${server.url}/TermsOfService`);
    const list = await busyness(browser, `${server.url}/wantBuy?side=buy&coin=USDT&fiat=CNY`, {
      prepare,
      stands: '.long-list li',
      scrolls: true,
    });
    line('frames of the list while it scrolls, 4 × slower CPU', list.frames, '/s', {
      name: 'a still page',
      figure: still.frames,
    });
    line('main thread of the list while it scrolls', list.share * 100, '%');
  } finally {
    await browser.close();
    await server.remove();
  }
}

async function askOnce(url: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url + offers.path, { method: 'POST', headers, body })).text();
}

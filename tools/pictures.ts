import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page, Route } from 'playwright-core';
import { type BusyPerson, busyPerson, holdPosition, newPerson, type Person } from '../e2e/browser/member.ts';
import { addressOf, type Filled, type Screen, screens, settled } from '../e2e/browser/screens.ts';
import { type Look, type Size, visit } from '../e2e/browser/visit.ts';
import { runServer } from '../e2e/running-server.ts';
import { openBrowser } from './browser.ts';
import { buildWeb, webIsBuilt } from './build-web.mjs';

/**
 * `node tools/run.mjs node tools/pictures.ts [folder]`: every screen of a running Quay as a picture, in both themes and
 * languages, on a phone, a small phone and a desktop, and with nothing, waiting and failing. To be looked at.
 */
const WIDE = ['welcome', 'home', 'quotes', 'trade', 'trendDetails', 'funds', 'confirm', 'login'];
const series: readonly { readonly look: Look; readonly end: string; readonly only?: readonly string[] }[] = [
  { look: { size: 'phone', theme: 'dark' }, end: 'dark' },
  { look: { size: 'phone', theme: 'light' }, end: 'light' },
  { look: { size: 'phone', theme: 'dark', language: 'zh_CN' }, end: 'zh' },
  { look: { size: 'small', theme: 'dark' }, end: '360' },
  { look: { size: 'desktop', theme: 'dark' }, end: 'wide', only: WIDE },
  { look: { size: 'desktop', theme: 'light' }, end: 'wide-light', only: WIDE },
];

/** Screens with data, and the calls that bring it. */
const fetched: readonly { readonly name: string; readonly calls: RegExp }[] = [
  { name: 'home', calls: /real-time|coin-list|assets|wallet/i },
  { name: 'quotes', calls: /real-time|coin-list/i },
  { name: 'trade', calls: /kline|latest|real-time|order|wallet|assets/i },
  { name: 'funds', calls: /wallet|assets|real-time/i },
  { name: 'tradeRecord', calls: /order/i },
  { name: 'fills', calls: /fills/i },
  { name: 'ledger', calls: /ledger/i },
  { name: 'trendDetails', calls: /kline|latest|real-time/i },
  { name: 'exchangeRate', calls: /currency/i },
];

const folder = path.resolve(process.argv[2] ?? mkdtempSync(path.join(tmpdir(), 'quay-pictures-')));
mkdirSync(folder, { recursive: true });
if (!webIsBuilt()) buildWeb();
const server = await runServer();
const browser = await openBrowser();
try {
  for (const { look, end, only } of series) {
    // Theme and language are kept on the account, so each look has its own.
    const busy = await busyPerson(server.url);
    await holdPosition(busy);
    for (const screen of screens) {
      if (!only || only.includes(screen.name)) await picture(browser, screen, look, end, busy, filledOf(busy));
    }
  }
  const busy = await busyPerson(server.url);
  await holdPosition(busy);
  await states(browser, busy, await newPerson(server.url), filledOf(busy));
} finally {
  await browser.close();
  await server.remove();
}
console.log(folder);
process.exit(0);

function filledOf({ filled }: BusyPerson): Filled {
  return { orderId: filled.orderId };
}

async function picture(from: Browser, screen: Screen, look: Look, end: string, member: Person, filled: Filled) {
  const session = screen.who === 'member' ? { session: member.session } : {};
  const { page, context, faults } = await visit(from, server.url, {
    ...look,
    ...session,
    sharpness: sharpness(look.size),
  });
  try {
    await page.goto(addressOf(screen, filled));
    await settled(page);
    await screen.open?.(page);
    // Lists take a second to hear of what came after their first figures.
    await page.waitForTimeout(1_500);
    await take(page, `${screen.name}-${end}`);
  } catch (error) {
    console.error(`${screen.name}-${end}: ${error instanceof Error ? error.message : String(error)}`);
    await take(page, `${screen.name}-${end}-broken`);
  }
  for (const fault of faults) console.error(`${screen.name}-${end}: ${fault}`);
  await context.close();
}

/** Nothing there yet, still on its way, and not to be had. */
async function states(from: Browser, busy: Person, fresh: Person, filled: Filled): Promise<void> {
  for (const { name, calls } of fetched) {
    const screen = screens.find((one) => one.name === name && one.who === 'member');
    if (!screen) throw new Error(`there is no screen ${name}`);
    await picture(from, screen, { size: 'phone' }, 'empty', fresh, filled);
    await without(from, screen, 'loading', 2_000, busy, filled, calls, () => Promise.resolve());
    // After the tries that the app makes by itself.
    await without(from, screen, 'failing', 9_000, busy, filled, calls, (route) => route.abort());
  }
}

async function without(
  from: Browser,
  screen: Screen,
  end: string,
  afterMs: number,
  member: Person,
  filled: Filled,
  calls: RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  const { page, context } = await visit(from, server.url, { size: 'phone', session: member.session, sharpness: 2 });
  // Calls alone: the chunks of the app are fetched by the same words.
  await page.route(
    (url) => calls.test(url.pathname) && !url.pathname.startsWith('/assets/'),
    (route) => (['fetch', 'xhr'].includes(route.request().resourceType()) ? answer(route) : route.continue()),
  );
  await page.routeWebSocket(/\/ws$/, () => {});
  await page.goto(addressOf(screen, filled));
  await page.waitForTimeout(afterMs);
  await take(page, `${screen.name}-${end}`);
  await context.close();
}

async function take(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}

function sharpness(size: Size): number {
  return size === 'desktop' ? 1 : 2;
}

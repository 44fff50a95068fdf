import type { Browser, Page } from 'playwright-core';
import { expect, type TestContext } from 'vitest';
import { openBrowser } from '../../tools/browser.ts';
import type { RunningServer } from '../running-server.ts';
import { runPrepared } from './prepared.ts';
import { type Look, type Visit, visit } from './visit.ts';

/** The one exchange and the one browser that all walks of a file share: an exchange's first start takes its time. */
let server: RunningServer | undefined;
let browser: Browser | undefined;
const visits: Visit[] = [];

/** What a browser says of an exchange that it cannot reach, or that is only just rising. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket|\b503\b/;

export async function openExchange(): Promise<void> {
  [server, browser] = await Promise.all([runPrepared(), openBrowser()]);
}

export async function closeExchange(): Promise<void> {
  await browser?.close();
  await server?.remove();
}

export function exchange(): RunningServer {
  if (!server) throw new Error('the exchange was not opened');
  return server;
}

/** Opens the app for one person. What it must not have done is checked at the end of the test. */
export async function enter(look: Look): Promise<Visit> {
  if (!browser) throw new Error('the browser was not opened');
  const entered = await visit(browser, exchange().url, look);
  visits.push(entered);
  return entered;
}

/** Everybody leaves. Nothing may have gone wrong behind what they saw; of a test that failed it is told what they saw. */
export async function leaveAll({ task }: TestContext): Promise<void> {
  const left = visits.splice(0);
  if (task.result?.state === 'fail') for (const { page } of left) await notify(page);
  await Promise.all(left.map(({ context }) => context.close()));
  expect(left.flatMap(({ faults }) => faults)).toEqual([]);
}

const PRINTED_MAX = 800;

async function notify(page: Page): Promise<void> {
  const seen = await page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch(() => '(nothing)');
  console.log(`at ${page.url()}\n${seen.slice(0, PRINTED_MAX)}`);
}

import type { Page } from 'playwright-core';
import { expect, type TestContext } from 'vitest';
import { browser, exchange } from './opened.ts';
import { type Look, type Visit, visit } from './visit.ts';

export { closeExchange, exchange, openExchange } from './opened.ts';

const visits: Visit[] = [];

/** What a browser says of an exchange that it cannot reach, or that is only just rising. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket|\b503\b/;

/** Opens the app for one person. What it must not have done is checked at the end of the test. */
export async function enter(look: Look): Promise<Visit> {
  const entered = await visit(browser(), exchange().url, look);
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

import { units } from '@quay/money';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What stands there, on one line and with plain blanks. */
export async function said(element: Locator): Promise<string> {
  return plain(await element.innerText());
}

export const plain = (text: string): string => text.replace(/[\s\u00a0\u2002]+/g, ' ').trim();

/** The first figure of a text as exact units: `1,388.28 in orders`. */
export function figureIn(text: string): bigint {
  const [found] = /[0-9][0-9,]*(\.[0-9]+)?/.exec(text) ?? [];
  if (!found) throw new Error(`no figure in "${text}"`);
  return units(found.replaceAll(',', ''));
}

/**
 * Waits until a price of the list of coins is another one, without the page having been loaded anew. One coin alone may stand
 * still for a while: trading comes in bursts, and is thin at some times of the day.
 */
export async function pricesMove(page: Page, withinMs: number): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const rows = page.getByRole('main').getByRole('link', { name: /^[A-Z]{2,6} .*%$/ });
  await rows.first().waitFor();
  const prices = async () => (await rows.allInnerTexts()).map(plain);
  const before = await prices();
  await expect.poll(prices, { timeout: withinMs, interval: 100 }).not.toEqual(before);
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

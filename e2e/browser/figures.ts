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

/** Waits until the text at a place is another one, without the page having been loaded anew. */
export async function moves(page: Page, element: Locator, withinMs: number): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const before = await said(element);
  await expect.poll(() => said(element), { timeout: withinMs, interval: 100 }).not.toBe(before);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

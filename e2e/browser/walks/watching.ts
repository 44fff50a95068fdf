import { intervals } from '@quay/contract/market';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, exchange } from '../exchange.ts';
import { newPerson, PASSWORD } from '../member.ts';
import { settled } from '../screens.ts';

export function watching(): void {
  test('the chart moves while one looks, and shows every interval, as candles and as a line', async () => {
    const { page } = await enter({ size: 'phone' });
    await page.goto('/trendDetails/BTC');
    await settled(page);
    const before = await drawing(page);
    await expect.poll(() => drawing(page), { timeout: 20_000, interval: 500 }).not.toBe(before);

    const tabs = page.getByRole('tablist', { name: 'Candle interval' }).getByRole('tab');
    await expect.poll(() => tabs.allInnerTexts()).toEqual([...intervals]);
    const seen = new Set<string>();
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
      await settled(page);
      const drawn = await drawing(page);
      expect(seen.has(drawn)).toBe(false);
      seen.add(drawn);
      const label = (await page.getByRole('img', { name: /^Candles of BTC\/USDT/ }).getAttribute('aria-label')) ?? '';
      expect(label).toContain(await tab.getAttribute('title'));
    }
    await page.getByRole('button', { name: 'Indicators' }).click();
    await page.getByRole('radio', { name: 'Line' }).check();
    await page.getByRole('button', { name: 'Close' }).click();
    await settled(page);
    const line = await drawing(page);
    expect(seen.has(line)).toBe(false);
    await page.reload();
    await settled(page);
    await page.getByRole('button', { name: 'Indicators' }).click();
    await expect.poll(() => page.getByRole('radio', { name: 'Line' }).isChecked()).toBe(true);
  });

  test("a guest's favourites move to the account", async () => {
    const { session } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone' });
    await page.goto('/trendDetails/SOL');
    await page.getByRole('button', { name: 'Keep SOL/USDT among the favourites' }).click();
    await page.goto('/login');
    await page.getByLabel('Account, e-mail or phone').fill(session.member.username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/home');
    await page.getByRole('tab', { name: 'Favourites' }).click();
    await page.getByRole('tabpanel').getByRole('link', { name: /^SOL/ }).waitFor();

    const { page: elsewhere } = await enter({ size: 'desktop', session });
    await elsewhere.goto('/quotes?active=0');
    await elsewhere.getByRole('tabpanel').getByRole('link', { name: /^SOL/ }).waitFor();
    await elsewhere.goto('/trendDetails/SOL');
    await elsewhere.getByRole('button', { name: 'Take SOL/USDT off the favourites' }).waitFor();
  });
}

/** What stands on the canvases of the chart. */
function drawing(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>('[role="img"] canvas')];
    const bytes = new TextEncoder().encode(canvases.map((canvas) => canvas.toDataURL()).join());
    const hash = await crypto.subtle.digest('SHA-256', bytes);
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
}

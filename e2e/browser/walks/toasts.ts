import { demoLogins, login } from '@quay/contract/identity';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Client } from '../../client.ts';
import { enter, exchange } from '../exchange.ts';
import { inDatabase } from '../in-database.ts';
import { newName, newPerson } from '../member.ts';

const sizes = ['phone', 'desktop'] as const;

/** Where a toast is that has come up. It stays there, whatever page or sheet opens meanwhile. */
async function withToast(page: Page): Promise<Box> {
  await page.goto('/userCenter');
  await page.getByRole('button', { name: /^Nickname/ }).click();
  await page.getByLabel('New nickname').fill(`Harbour ${newName().slice(-6)}`);
  await page.getByRole('button', { name: 'Set the nickname' }).click();
  const toast = page.locator('.q-toast', { hasText: /^Others now see/ });
  await toast.waitFor();
  return toast.evaluate(async (shown) => {
    await Promise.all(shown.getAnimations().map(({ finished }) => finished));
    const { x, y, width, height } = shown.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** Goes to another page of the app without loading it anew, so that the toast stays. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1, key: 'walk', usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

type Box = { x: number; y: number; width: number; height: number };
const area = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** How much of each thing the toast covers, in pixels; what is not on screen is covered by nothing. */
async function covered(toast: Box, things: Readonly<Record<string, Locator>>): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, thing] of Object.entries(things)) {
    const boxes = await thing.evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
    found[name] = boxes.reduce((sum, box) => sum + area(toast, box), 0);
  }
  return found;
}

const none = (things: object) => Object.fromEntries(Object.keys(things).map((name) => [name, 0]));

export function toasts(): void {
  for (const size of sizes) {
    test(`at ${size} a toast covers neither amounts nor the last button of an order’s sheet, nor the tab bar`, async () => {
      const { session } = await newPerson(exchange().url);
      const { page } = await enter({ size, session });
      const toast = await withToast(page);
      await goWithin(page, '/trade/BTC');
      await page.getByLabel('Amount BTC', { exact: true }).fill('0.001');
      await page.locator('form').getByRole('button', { name: /^Buy/ }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: /^Buy/ }).waitFor();
      const things = {
        button: sheet.getByRole('button', { name: /^Buy/ }),
        amounts: sheet.locator('.q-num, dd'),
        tabs: page.locator('.q-tab-bar'),
        fields: page.locator('form input'),
      };
      await expect.poll(() => things.amounts.count()).toBeGreaterThan(0);
      expect(await covered(toast, things)).toEqual(none(things));
    });

    test(`at ${size} nor what a withdrawal comes to, nor its button`, async () => {
      const client = new Client(exchange().url);
      // One of the demo people without a second step: a saved address is past its wait.
      const alice = (await client.ask(demoLogins, {})).find(({ secret }) => secret === null)!;
      const opened = await client.ask(login, { username: alice.username, password: alice.password });
      if (!('token' in opened)) throw new Error('there is a second step');
      // So that another one can be chosen.
      await inDatabase((rows) =>
        rows.query('update users set nickname = null, nickname_key = null, nickname_at = null where username = $1', [
          alice.username,
        ]),
      );
      const { page } = await enter({ size, session: opened });
      const toast = await withToast(page);
      await goWithin(page, '/withdraw/withdrawPage');
      await page.getByLabel('Amount', { exact: true }).fill('50');
      const things = {
        button: page.getByRole('button', { name: /^Review 50/ }),
        amount: page.getByLabel('Amount', { exact: true }),
        figures: page.locator('main .q-num, main dd'),
        tabs: page.locator('.q-tab-bar'),
      };
      await things.button.waitFor();
      expect(await covered(toast, things)).toEqual(none(things));
    });
  }
}

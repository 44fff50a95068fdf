import { openOrders } from '@quay/contract/spot';
import { floorTo, format, multiply, units } from '@quay/money';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, exchange } from '../exchange.ts';
import { lastPrice, newPerson, PASSWORD } from '../member.ts';
import { orderFormStands } from '../screens.ts';

/** More than any screen has. */
const STOPS = 120;

export function keyboard(): void {
  test('is enough to log in and to place an order, on a desktop', async () => {
    const { session, client } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'desktop' });
    await page.goto('/login?redirect=%2Ftrade%2FSOL');
    await tabTo(page, 'Account, e-mail or phone');
    await page.keyboard.type(session.member.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    // Every key arrived where it was meant to.
    await expect.poll(() => page.getByLabel('Account, e-mail or phone').inputValue()).toBe(session.member.username);
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/trade/SOL');
    await orderFormStands(page);

    await tabTo(page, 'Price USDT');
    const price = format(
      floorTo(multiply(units(await lastPrice(client, 'SOL')), units('0.96'), 'down'), units('0.01')),
      2,
    );
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(price);
    await page.keyboard.press('ArrowUp');
    await tabTo(page, 'Amount SOL');
    await page.keyboard.type('0.99');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, /^Buy 1\.00 SOL for/);
    await page.keyboard.press('Enter');
    await page.getByRole('table', { name: 'Open orders' }).waitFor();
    // Somebody else's reader may be a moment behind.
    await expect.poll(() => client.ask(openOrders, {})).toHaveLength(1);
    const [order] = await client.ask(openOrders, {});
    expect(order).toMatchObject({ symbol: 'SOL', side: 'buy', quantity: '1' });
    expect(units(order!.price!)).toBe(units(price) + units('0.01'));
  });

  test('is heard from the moment a field stands, however busy the device is', async () => {
    for (const { path, field } of early) {
      const { page } = await enter({ size: 'phone' });
      await page.addInitScript(slowScheduler, SCHEDULER_MS);
      await page.goto(path);
      const input = page.getByLabel(field, { exact: true });
      await input.focus();
      await page.keyboard.type(KEYS);
      await page.waitForTimeout(2 * SCHEDULER_MS);
      expect.soft(await input.inputValue(), path).toBe(KEYS);
    }
  });
}

/** Forms whose text lives in a store. */
const early = [
  { path: '/login', field: 'Account, e-mail or phone' },
  { path: '/register', field: 'Account name' },
  { path: '/forget', field: 'E-mail address' },
];
const KEYS = 'alice4quay';

const SCHEDULER_MS = 500;

/** React's passive effects come by a message to itself: much later than the next keys, as on a busy device. */
function slowScheduler(ms: number): void {
  const post = MessagePort.prototype.postMessage as (this: MessagePort, message: unknown) => void;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    setTimeout(() => post.call(this, message), ms);
  };
}

/** Presses Tab until the focus stands on what has this name, with a ring to see it by. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined;
      return (element?.getAttribute('aria-label') ?? label ?? element?.innerText ?? '').replace(/\s+/g, ' ').trim();
    });
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

import { expect, test } from 'vitest';
import { enter, exchange } from '../exchange.ts';
import { pricesMove } from '../figures.ts';
import { newPerson, PASSWORD } from '../member.ts';

export function guest(): void {
  test('sees the market move, and comes back from the login to the form as it was', async () => {
    const { session } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone' });
    await page.goto('/quotes?active=2');
    await pricesMove(page, 15_000);

    await page.goto('/trade/ETH');
    await page.getByRole('radio', { name: 'Sell' }).check();
    await page.getByLabel('Price USDT', { exact: true }).fill('3500.5');
    await page.getByLabel('Amount ETH', { exact: true }).fill('0.25');
    await page.getByRole('button', { name: /^Sell 0\.25/ }).click();
    await page.waitForURL('**/login?redirect=%2Ftrade%2FETH');
    await page.getByLabel('Account, e-mail or phone').fill(session.member.username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();

    await page.waitForURL('**/trade/ETH');
    await expect.poll(() => page.getByLabel('Price USDT', { exact: true }).inputValue()).toBe('3500.5');
    await expect.poll(() => page.getByLabel('Amount ETH', { exact: true }).inputValue()).toBe('0.25');
    await expect.poll(() => page.getByRole('radio', { name: 'Sell' }).isChecked()).toBe(true);
  });

  test('is led from what belongs to members to the login, and on from there', async () => {
    const { session } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'desktop' });
    await page.goto('/no/such/screen');
    await page.waitForURL('**/home');
    await page.goto('/funds');
    await page.waitForURL('**/login?redirect=%2Ffunds');
    await page.getByLabel('Account, e-mail or phone').fill(session.member.username);
    await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD}!`);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    await expect.poll(() => page.getByLabel('Account, e-mail or phone').inputValue()).toBe(session.member.username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/funds');
    await page.getByRole('list', { name: 'Coins' }).waitFor();
  });
}

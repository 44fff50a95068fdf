import { currencies } from '@quay/contract/identity';
import { expect, test } from 'vitest';
import { enter, exchange } from '../exchange.ts';
import { said } from '../figures.ts';
import { newPerson } from '../member.ts';

export function choices(): void {
  test('the language changes at once, and stays', async () => {
    const { page } = await enter({ size: 'phone' });
    await page.goto('/userCenter');
    await page.getByRole('link', { name: /^Language/ }).click();
    await page.getByText('简体中文').click();
    await page.getByRole('heading', { name: '语言' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('zh-CN');
    await page.goto('/home');
    await page.getByRole('navigation').getByRole('link', { name: '首页' }).waitFor();
    await page.goto('/language');
    await page.getByText('English').click();
    await page.getByRole('heading', { name: 'Language' }).waitFor();
  });

  test('the theme holds after a reload, and on another device of the same account', async () => {
    const { session } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session });
    await page.goto('/userCenter');
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/member/preferences'));
    await page.getByRole('radio', { name: 'Light' }).check();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
    await saved;
    await page.reload();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');

    const { page: elsewhere } = await enter({ size: 'desktop', session });
    await elsewhere.goto('/home');
    await expect.poll(() => elsewhere.locator('html').getAttribute('data-theme')).toBe('light');
  });

  test('values are shown in any of thirteen currencies', async () => {
    const { session } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session });
    await page.goto('/funds');
    await expect.poll(() => said(page.getByRole('main'))).toContain('$10,000.00');
    await page.getByRole('link', { name: 'Value shown in USD' }).click();
    const offered = page.getByRole('radio');
    await expect.poll(() => offered.count()).toBe(currencies.length);
    const text = await said(page.getByRole('main'));
    for (const code of currencies) expect(text).toContain(code);
    await page.getByText('Euro', { exact: true }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => said(page.getByRole('main'))).toMatch(/€[0-9],[0-9]{3}\.[0-9]{2}/);
  });
}

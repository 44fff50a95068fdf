import { format, units } from '@quay/money';
import { expect, test } from 'vitest';
import { axeFinds } from '../../console/check-page.ts';
import { enter, exchange } from '../exchange.ts';
import { figureIn, said } from '../figures.ts';
import { newPerson } from '../member.ts';
import { settled } from '../screens.ts';
import { tooWide } from '../too-wide.ts';

export function priceAlerts(): void {
  test('an alert is set from the coin page, removed, and tells of the price at the bell', {
    timeout: 400_000,
  }, async () => {
    const { session } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session, checked: true });
    await page.goto('/trendDetails/BTC');
    await settled(page);
    await page.getByRole('button', { name: 'Price alert' }).click();
    const sheet = page.getByRole('dialog', { name: 'Alert on BTC/USDT' });
    await sheet.getByText('0 of 20 alerts in use').waitFor();

    await sheet.getByRole('button', { name: '−5%' }).click();
    await sheet.getByText('When it falls below, USDT').waitFor();
    await sheet.getByRole('button', { name: /^Tell me at/ }).click();
    await sheet.getByText('1 of 20 alerts in use').waitFor();
    await sheet.getByText(/^Falls below/).waitFor();
    expect(await axeFinds(page, 'alert')).toEqual([]);
    expect(await tooWide(page, 'an alert')).toEqual([]);
    await page.setViewportSize({ width: 414, height: 896 });

    await sheet.getByRole('radio', { name: 'A move' }).check();
    await sheet.getByLabel('Moves by').fill('0.1');
    await sheet.getByLabel('Moves by').blur();
    await sheet.getByText('Choose a move of 0.5 to 50 percent').first().waitFor();
    await sheet.getByLabel('Moves by').fill('2');
    await sheet.getByRole('button', { name: 'Tell me' }).click();
    await sheet.getByText('Moves by 2% within 1 hour').waitFor();
    for (const left of [1, 0]) {
      await sheet.getByRole('button', { name: 'Remove the alert on BTC' }).first().click();
      await sheet.getByText(`${left} of 20 alerts in use`).waitFor();
    }

    // A little above and below: the price of a market that trades is soon at one of them.
    await sheet.getByRole('radio', { name: 'At a price' }).check();
    const last = figureIn(await said(sheet.getByText(/^Last price/)));
    for (const [n, far] of [units('5'), -units('5')].entries()) {
      const price = format(last + far, 1);
      await sheet.getByRole('textbox').fill(price);
      await sheet.getByRole('button', { name: /^Tell me at/ }).click();
      await sheet.getByText(`${n + 1} of 20 alerts in use`).waitFor();
    }
    await page.goto('/home');
    await page.getByRole('button', { name: /^Notices, [12] new/ }).waitFor({ timeout: 300_000 });
    await page.getByRole('button', { name: /^Notices/ }).click();
    await page
      .getByText(/^BTC has (risen|fallen) to/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'BTC' }).first().click();
    await page.waitForURL('**/trendDetails/BTC');
  });

  test('a guest who wants an alert is led to the login and back', async () => {
    const { page } = await enter({ size: 'desktop' });
    await page.goto('/trade/BTC');
    await page.getByRole('button', { name: 'Price alert' }).click();
    await page.waitForURL(/\/login\?.*trade/);
  });
}

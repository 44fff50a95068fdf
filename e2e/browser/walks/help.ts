import { expect, test } from 'vitest';
import { enter, exchange } from '../exchange.ts';
import { settled } from '../screens.ts';

type Manifest = {
  readonly shortcuts: readonly { readonly url: string }[];
  readonly screenshots: readonly { readonly src: string; readonly sizes: string }[];
};

/** Somebody who was refused something asks why, looks what it costs, and puts the app on a phone. */
export function helpWalk(): void {
  test('a refusal says why, over the form: what was typed is still there', async () => {
    const { page } = await enter({ size: 'phone', language: 'en_US' });
    await page.goto('/login');
    await settled(page);
    const [name, password] = [page.getByRole('textbox').first(), page.locator('input[type=password]').first()];
    await name.fill('alice1990');
    await password.fill('no such password');
    await page.locator('main form button[type=submit]').click();
    await page.getByRole('button', { name: 'Why?' }).click();
    const sheet = page.getByRole('dialog');
    await sheet
      .getByText(/password/i)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => name.inputValue()).toBe('alice1990');
    // The article stands in the help centre under the refusal, too.
    await page.getByRole('button', { name: 'Why?' }).click();
    await sheet.getByRole('link', { name: 'Open in Help' }).click();
    await page.waitForURL(/helpCenter\?refusal=identity%2Flogin-wrong$/);
    await settled(page);
    await expect.poll(() => page.locator('main a[href^="/helpDetail"]').count()).toBe(1);
  });

  test('fees and limits are those of the markets, and each network says whether it is open', async () => {
    const { page } = await enter({ size: 'desktop', language: 'en_US' });
    await page.goto('/fees');
    await settled(page);
    const row = page.getByRole('row', { name: /^BTC\/USDT/ });
    await row.waitFor();
    await expect.poll(() => row.textContent()).toMatch(/0\.10%/);
    await page.getByRole('link', { name: 'Network status' }).click();
    await page
      .getByRole('row', { name: /USDT · .*Open/ })
      .first()
      .waitFor();
  });

  test('on a desktop a code leads a phone to the page; what the manifest names is there', async () => {
    const { page } = await enter({ size: 'desktop', language: 'en_US' });
    await page.goto('/download');
    await settled(page);
    await page.getByRole('img', { name: `QR code that opens ${exchange().url}/download` }).waitFor();
    const used = await page.locator('.q-pane-page').evaluate((pane) => pane.getBoundingClientRect().width);
    expect(used).toBeGreaterThan(1_080);
    const manifest = (await (await fetch(`${exchange().url}/manifest.webmanifest`)).json()) as Manifest;
    for (const { src, sizes } of manifest.screenshots) {
      const picture = Buffer.from(await (await fetch(exchange().url + src)).arrayBuffer());
      // Width and height stand in the header of a PNG.
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    }
    for (const { url } of manifest.shortcuts) {
      await page.goto(url);
      await settled(page);
      expect(new URL(page.url()).pathname).not.toBe('/home');
    }
  });
}

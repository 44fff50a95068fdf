import type { Page } from 'playwright-core';
import { sheetStands } from './screens.ts';
import type { Size } from './visit.ts';

type TypeWords = 'Limit' | 'Market' | 'Stop limit' | 'Stop market';

/** Chooses the kind of order: a phone asks in a sheet, a desktop shows the two that most people want. */
export async function chooseType(page: Page, size: Size, type: TypeWords): Promise<void> {
  if (size === 'desktop' && (type === 'Limit' || type === 'Market')) {
    await page.getByRole('radiogroup', { name: 'Order type' }).getByRole('radio', { name: type }).check();
    return;
  }
  const opens = size === 'desktop' ? /^(Stop orders|Order type Stop)/ : /^Order type/;
  await page.getByRole('button', { name: opens }).click();
  await sheetStands(page);
  await page.getByRole('dialog').getByText(type, { exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * The second step of a decision. It says what is decided, and neither Enter nor a second press at the place of the first
 * does it.
 */
export async function confirmDecision(page: Page, says: string | RegExp, pressed?: Locator): Promise<void> {
  const dialog = page.getByRole('dialog');
  const yes = dialog.getByRole('button', { name: 'Yes, do it' });
  await yes.waitFor();
  await dialog.getByText(says).first().waitFor();
  await expect.poll(() => yes.evaluate((button) => button === document.activeElement)).toBe(false);
  // As soon as it has arrived where it stays.
  await expect.poll(() => yes.getAttribute('aria-disabled')).toBe(null);
  if (pressed) {
    const [one, other] = [(await pressed.boundingBox())!, (await yes.boundingBox())!];
    const apart =
      one.x + one.width <= other.x ||
      other.x + other.width <= one.x ||
      one.y + one.height <= other.y ||
      other.y + other.height <= one.y;
    expect(apart, 'both steps at one place').toBe(true);
  }
  for (const key of ['Enter', 'Control+Enter']) await page.keyboard.press(key);
  await expect.poll(() => yes.isVisible()).toBe(true);
  await yes.click();
}

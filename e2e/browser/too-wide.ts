import type { Page } from 'playwright-core';
import { sizes } from './visit.ts';

/** Reaches beyond the screen to the side, at each size. */
export async function tooWide(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    // The next frame has the new layout.
    const over = await page.evaluate(
      () =>
        new Promise<number>((measured) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open], .q-sheet-body')];
              measured(Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth)));
            }),
          ),
        ),
    );
    if (over > 0) found.push(`${name} at ${size}: ${over} px too wide`);
  }
  return found;
}

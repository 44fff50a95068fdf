import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page is the same in its second theme but for its colours. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** What axe finds by all rules, or by those that are named. */
export async function axeFinds(page: Page, name: string, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        ...(runOnly && { runOnly }),
      }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${name}: ${id} at ${html.slice(0, 160)}`));
}

/** Nothing reaches beyond the window to the side, on the widest and the narrowest that the console is made for. */
export async function tooWide(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [
    { width: 1200, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) found.push(`${name} at ${viewport.width}: ${over} px too wide`);
  }
  return found;
}

/** What is said in English alone: lines of the page that one catalogue has and the other has not. */
export async function englishLeft(page: Page, name: string, english: unknown, chinese: unknown): Promise<string[]> {
  const spoken = new Set(sentences(english)).difference(new Set(sentences(chinese)));
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
  return lines.filter((line) => spoken.has(line)).map((line) => `${name}: ${line}`);
}

/** What the catalogues say; of a message that is made of parts what it says without them. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return sentences(String(words('', '', '')));
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentences) : [];
}

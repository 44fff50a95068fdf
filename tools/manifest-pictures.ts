import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { busyPerson } from '../e2e/browser/member.ts';
import { settled } from '../e2e/browser/screens.ts';
import { type Size, visit } from '../e2e/browser/visit.ts';
import { runServer } from '../e2e/running-server.ts';
import { openBrowser } from './browser.ts';
import { buildWeb, webIsBuilt } from './build-web.mjs';

/**
 * `node tools/run.mjs node tools/manifest-pictures.ts`: takes the screenshots that the manifest of the app names, of a
 * running Quay, into `apps/web/public/screenshots`.
 */
const PUBLIC = fileURLToPath(new URL('../apps/web/public/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${PUBLIC}manifest.webmanifest`, 'utf8')) as {
  readonly screenshots: readonly { readonly src: string; readonly form_factor: 'narrow' | 'wide' }[];
};
const shown: Readonly<Record<string, string>> = { trade: '/trade/BTC', assets: '/funds' };
/** Lists take a second to hear of what came after their first figures. */
const QUIET_MS = 3_000;

if (!webIsBuilt()) buildWeb();
const server = await runServer();
const browser = await openBrowser();
try {
  const { session } = await busyPerson(server.url);
  for (const { src, form_factor: form } of manifest.screenshots) {
    const size: Size = form === 'wide' ? 'desktop' : 'phone';
    const { page, context } = await visit(browser, server.url, {
      ...{ size, session, theme: 'dark', language: 'en_US', sharpness: form === 'wide' ? 1 : 2 },
    });
    await page.goto(shown[/([a-z]+)-[a-z]+\.png$/.exec(src)![1]!]!);
    await settled(page);
    await page.waitForTimeout(QUIET_MS);
    await page.screenshot({ path: PUBLIC + src.slice(1) });
    await context.close();
  }
} finally {
  await browser.close();
  await server.remove();
}
process.exit(0);

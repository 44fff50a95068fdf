import type { Page } from 'playwright-core';
import { isInDemo } from '../../apps/web/src/demo/reach.ts';
import { words as demoWords } from '../../apps/web/src/demo/words/en_US.ts';
import { settled } from '../../e2e/browser/screens.ts';
import type { ListedRoute, PersonKind } from './listed.ts';
import { type Found, right, wrong } from './requested.ts';

const WORDS_MAX = 120;

/** What stands on a screen that nobody ought to see: holes of sentences, values that are none, and promises of a later screen. */
const LEFTOVERS =
  /\bundefined\b|\bNaN\b|\[object |\{[a-z]\w*\}|\b[a-z]+(?:[A-Z][a-z]+)+\.[a-z]+\b|not open yet|comes later|coming soon|under construction/;

/** Steps of tasks are opened as if the steps before them had been done in this tab. */
const begun: Readonly<Record<string, (kind: PersonKind) => Readonly<Record<string, unknown>> | undefined>> = {
  '/gooleVerify': () => ({ 'quay.log-in': { username: 'alice', second: { ticket: 'none', factors: ['totp'] } } }),
  '/setFond': () => ({ 'quay.sign-up': { by: 'email', email: MAIL, sent: sentTo(MAIL) } }),
  '/verify': () => ({ 'quay.sign-up': { by: 'email', email: MAIL, sent: sentTo(MAIL) } }),
  '/safeVerify': () => ({ 'quay.recovery': { email: MAIL, sent: sentTo(MAIL) } }),
  '/resetPassword': () => ({ 'quay.recovery': { email: MAIL, sent: sentTo(MAIL), ticket: 'none' } }),
  '/exchange/exchangeSubmit': () => ({ 'quay.exchange': { give: 'USDT', take: 'BTC', side: 'give', amount: '40' } }),
};
const MAIL = 'alice@quay.test';
const CODE_AGAIN_MS = 45_000;
const sentTo = (to: string) => ({ to, againAt: Date.now() + CODE_AGAIN_MS });

/** Who is on the page, and what a withdrawal of theirs would be. */
export type Visitor = { readonly kind: PersonKind; readonly usercode?: string; readonly address?: string };

/** Opens a screen and says what it is to this visitor. `faults` is what went wrong behind it. */
export async function openScreen(
  page: Page,
  route: ListedRoute,
  address: string,
  visitor: Visitor,
  faults: readonly string[],
): Promise<Found> {
  await begin(page, route, visitor);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // What never settles is checked as it stands.
  await settled(page).catch(() => undefined);
  const seen = await look(page);
  const expected = whereTo(route, address, visitor.kind);
  if (seen.path !== expected) return wrong(`leads to ${seen.path}`);
  if (faults.length > 0) return wrong(faults[0]!.slice(0, WORDS_MAX));
  if (seen.error) return wrong(`fails: ${seen.error}`);
  const leftover = LEFTOVERS.exec(seen.text);
  if (leftover) return wrong(`shows “${leftover[0]}”`);
  if (seen.heading === '') return wrong('has no heading');
  const leaves = visitor.kind === 'demo' && !isInDemo(seen.path);
  if (leaves && seen.heading !== demoWords.leaveTitle) return wrong(`shows “${seen.heading}” in the demo`);
  return right(expected === new URL(address, 'http://quay.test').pathname ? seen.heading : `→ ${expected}`);
}

function whereTo({ for: audience, leads }: ListedRoute, address: string, kind: PersonKind): string {
  if (audience !== 'all' && kind === 'guest') return '/login';
  const own = new URL(address, 'http://quay.test').pathname;
  // The way out of the demo stands in the place of a screen that it does not have.
  if (kind === 'demo' && !isInDemo(own)) return own;
  if (audience === 'merchants' && kind !== 'merchant') return '/home';
  return leads[kind] ?? own;
}

async function begin(page: Page, { path }: ListedRoute, { kind, usercode, address }: Visitor): Promise<void> {
  const withdrawal =
    path.startsWith('/withdraw/') && address
      ? { 'quay.withdrawal': { owner: usercode, network: 'ERC20', address, amount: '60', requestId: '', stands: '' } }
      : undefined;
  const kept = withdrawal ?? begun[path]?.(kind);
  if (!kept) return;
  // Any page of the same origin: the tab's memory is of the origin.
  if (!page.url().startsWith('http')) await page.goto('/manifest.webmanifest');
  await page.evaluate(
    (all) => {
      for (const [name, value] of Object.entries(all)) sessionStorage.setItem(name, JSON.stringify(value));
    },
    kept as Record<string, unknown>,
  );
}

type Seen = { readonly path: string; readonly heading: string; readonly text: string; readonly error: string };

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const said = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? '';
    const main = document.querySelector<HTMLElement>('main');
    const waits = main?.querySelector('.q-skeleton, .q-bone') && !main.querySelector('.long-list');
    return {
      path: location.pathname,
      heading: (said('main h1') || said('main h2') || document.title).replaceAll(/\s+/g, ' ').slice(0, 60),
      text: `${document.title}\n${main?.innerText ?? ''}`,
      error: said('main .q-error-row') || (waits ? 'still waits' : ''),
    };
  });

import type { Language } from '@quay/contract/identity';
import type { Page } from 'playwright-core';
import { enter, exchange } from '../browser/exchange.ts';
import type { Visit } from '../browser/visit.ts';
import { CONSOLE_COOKIE, type Colleague } from './staff.ts';

export type ConsoleLook = {
  /** Who has logged in before; nobody for the login itself. */
  readonly as?: Colleague;
  readonly theme?: 'dark' | 'light';
  readonly language?: Language;
  readonly checked?: boolean;
  readonly mayFail?: RegExp;
};

/** Whoever is not logged in is told so by the first call of the page. */
const NOBODY = /\b401\b/;

/** Opens a browser at the console, as one member of staff sees it. */
export async function enterConsole({ as, theme, language, checked, mayFail }: ConsoleLook): Promise<Visit> {
  const excused = [mayFail, as ? undefined : NOBODY].flatMap((one) => one?.source ?? []).join('|');
  const entered = await enter({
    size: 'desktop',
    ...(checked && { checked }),
    ...(excused && { mayFail: new RegExp(excused) }),
  });
  const preferences = JSON.stringify({ language: language ?? 'en_US', theme: theme ?? 'dark' });
  await entered.context.addInitScript(
    (text) =>
      localStorage.getItem('quay.console.preferences') ?? localStorage.setItem('quay.console.preferences', text),
    preferences,
  );
  if (as) {
    const { hostname } = new URL(exchange().url);
    const cookie = { name: CONSOLE_COOKIE, value: as.session, domain: hostname, path: '/' };
    await entered.context.addCookies([{ ...cookie, secure: true, httpOnly: true, sameSite: 'Strict' }]);
  }
  return entered;
}

/** Nothing on the page waits for anything any more. */
export async function stands(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return (main?.textContent ?? '').trim() !== '' && !document.querySelector('[aria-busy="true"]');
  });
  await page.evaluate(() => document.fonts.ready);
}

import type { Language, SessionOpened } from '@quay/contract/identity';
import { languageFacts, SOURCE } from '@quay/words';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newAddress } from '../client.ts';

export const sizes = {
  phone: { width: 414, height: 896 },
  small: { width: 360, height: 640 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof sizes;

export type Look = {
  readonly size: Size;
  readonly language?: Language;
  readonly theme?: 'dark' | 'light' | 'system';
  /** Somebody who has logged in before. */
  readonly session?: SessionOpened;
  /** A service worker answers before a test's own routes do, so it is only let in where it is wanted. */
  readonly serviceWorker?: boolean;
  /** A checker is put into the page, which the page's policy forbids to everybody. */
  readonly checked?: boolean;
  /** What is meant to go wrong here, as the console says it. */
  readonly mayFail?: RegExp;
  /** Device pixels a pixel, for pictures. */
  readonly sharpness?: number;
};

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong behind the screen: errors on the console, requests that failed or were refused. */
  readonly faults: string[];
};

/** Opens the app as one person sees it, on their own device, with whatever that device remembers. */
export async function visit(browser: Browser, url: string, look: Look): Promise<Visit> {
  const phone = look.size !== 'desktop';
  const kept: Record<string, unknown> = {
    'quay.preferences': {
      ...(look.language ? { language: look.language } : {}),
      ...(look.theme ? { theme: look.theme } : {}),
    },
    ...(look.session ? { 'quay.session': look.session } : {}),
  };
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[look.size],
    hasTouch: phone,
    isMobile: phone,
    deviceScaleFactor: look.sharpness ?? 1,
    locale: languageFacts(look.language ?? SOURCE).tag,
    timezoneId: 'UTC',
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
    reducedMotion: look.checked ? 'reduce' : 'no-preference',
    bypassCSP: look.checked ?? false,
    serviceWorkers: look.serviceWorker ? 'allow' : 'block',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: url,
          localStorage: Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) })),
        },
      ],
    },
  });
  const page = await context.newPage();
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!look.mayFail?.test(fault)) faults.push(fault);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(`thrown: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it still asked for.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') note(`${reason}: ${request.url()}`);
  });
  return { page, context, faults };
}

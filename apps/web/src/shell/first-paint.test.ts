import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { languageFacts, languageFor, languages } from '@quay/words';
import { describe, expect, test } from 'vitest';

type Root = { lang: string; dataset: Record<string, string> };

/** What an app's page says of itself before its first paint, for what was chosen and for what the browser speaks. */
function firstPaint(app: string, stored: string | null, browser: string | undefined): Root {
  const root: Root = { lang: 'en', dataset: {} };
  const file = new URL(`../../../${app}/public/first-paint.js`, import.meta.url);
  runInNewContext(readFileSync(file, 'utf8'), {
    Intl,
    localStorage: { getItem: () => stored },
    navigator: { language: browser },
    matchMedia: () => ({ matches: false }),
    document: { documentElement: root },
  });
  return root;
}

describe.each(['web', 'testnet', 'console'])('%s', (app) => {
  test.each(languages.map((language) => [language]))(
    '%s is the language of its first paint once it was chosen',
    (language) => {
      const { tag, updown } = languageFacts(language);
      const root = firstPaint(app, JSON.stringify({ language }), 'en-US');
      expect(root.lang).toBe(tag);
      if (app !== 'console') expect(root.dataset.updown).toBe(updown);
    },
  );

  test.each(['en-GB', 'zh', 'zh-SG', 'zh-Hans-HK', 'zh-CN'])(
    'a browser that speaks %s is answered at once',
    (browser) => {
      expect(firstPaint(app, null, browser).lang).toBe(languageFacts(languageFor(browser)).tag);
    },
  );

  test.each(['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant'])('%s is Traditional Chinese', (browser) => {
    expect(firstPaint(app, null, browser).lang).toBe('zh-TW');
  });

  test.each([undefined, '', 'pl', 'x', '__proto__', 'constructor'])(
    'what is no language of ours is English: %s',
    (browser) => {
      expect(firstPaint(app, null, browser).lang).toBe('en-US');
      expect(firstPaint(app, JSON.stringify({ language: browser }), browser).lang).toBe('en-US');
    },
  );

  test('broken storage is no storage', () => {
    expect(firstPaint(app, '{', 'vi').lang).toBe('vi-VN');
    expect(firstPaint(app, '7', 'in').lang).toBe('id-ID');
  });
});

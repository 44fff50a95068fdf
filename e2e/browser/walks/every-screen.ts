import { languageFacts, languages } from '@quay/words';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { words as accountLineEnglish } from '../../../apps/web/src/account/words/en_US.ts';
import { words as accountLineChinese } from '../../../apps/web/src/account/words/zh_CN.ts';
import { words as accountEnglish } from '../../../apps/web/src/areas/account/words/en_US.ts';
import { words as accountChinese } from '../../../apps/web/src/areas/account/words/zh_CN.ts';
import { words as earnEnglish } from '../../../apps/web/src/areas/earn/words/en_US.ts';
import { words as earnChinese } from '../../../apps/web/src/areas/earn/words/zh_CN.ts';
import { words as followingEnglish } from '../../../apps/web/src/areas/following/words/en_US.ts';
import { words as followingChinese } from '../../../apps/web/src/areas/following/words/zh_CN.ts';
import { words as identityEnglish } from '../../../apps/web/src/areas/identity/words/en_US.ts';
import { words as securityEnglish } from '../../../apps/web/src/areas/identity/words/security/en_US.ts';
import { words as securityChinese } from '../../../apps/web/src/areas/identity/words/security/zh_CN.ts';
import { words as identityChinese } from '../../../apps/web/src/areas/identity/words/zh_CN.ts';
import { words as marketAreaEnglish } from '../../../apps/web/src/areas/market/words/en_US.ts';
import { words as marketAreaChinese } from '../../../apps/web/src/areas/market/words/zh_CN.ts';
import { words as perpetualEnglish } from '../../../apps/web/src/areas/perpetual/words/en_US.ts';
import { words as contractNoticeEnglish } from '../../../apps/web/src/areas/perpetual/words/notices/en_US.ts';
import { words as contractNoticeChinese } from '../../../apps/web/src/areas/perpetual/words/notices/zh_CN.ts';
import { words as receiptEnglish } from '../../../apps/web/src/areas/perpetual/words/receipts/en_US.ts';
import { words as receiptChinese } from '../../../apps/web/src/areas/perpetual/words/receipts/zh_CN.ts';
import { words as contractRecordEnglish } from '../../../apps/web/src/areas/perpetual/words/records/en_US.ts';
import { words as contractRecordChinese } from '../../../apps/web/src/areas/perpetual/words/records/zh_CN.ts';
import { words as perpetualChinese } from '../../../apps/web/src/areas/perpetual/words/zh_CN.ts';
import { words as referralEnglish } from '../../../apps/web/src/areas/referral/words/en_US.ts';
import { words as referralChinese } from '../../../apps/web/src/areas/referral/words/zh_CN.ts';
import { words as spotEnglish } from '../../../apps/web/src/areas/spot/words/en_US.ts';
import { words as spotChinese } from '../../../apps/web/src/areas/spot/words/zh_CN.ts';
import { words as supportEnglish } from '../../../apps/web/src/areas/support/words/en_US.ts';
import { words as supportChinese } from '../../../apps/web/src/areas/support/words/zh_CN.ts';
import { words as verificationEnglish } from '../../../apps/web/src/areas/verification/words/en_US.ts';
import { words as verificationChinese } from '../../../apps/web/src/areas/verification/words/zh_CN.ts';
import { words as walletEnglish } from '../../../apps/web/src/areas/wallet/words/en_US.ts';
import { words as sendEnglish } from '../../../apps/web/src/areas/wallet/words/send/en_US.ts';
import { words as sendChinese } from '../../../apps/web/src/areas/wallet/words/send/zh_CN.ts';
import { words as walletChinese } from '../../../apps/web/src/areas/wallet/words/zh_CN.ts';
import { words as countriesEnglish } from '../../../apps/web/src/countries/words/en_US.ts';
import { words as countriesChinese } from '../../../apps/web/src/countries/words/zh_CN.ts';
import { words as demoEnglish } from '../../../apps/web/src/demo/words/en_US.ts';
import { words as demoChinese } from '../../../apps/web/src/demo/words/zh_CN.ts';
import { words as shellEnglish } from '../../../apps/web/src/shell/words/en_US.ts';
import { words as shellChinese } from '../../../apps/web/src/shell/words/zh_CN.ts';
import { words as contractLineEnglish } from '../../../apps/web/src/trading/contracts/words/en_US.ts';
import { words as contractLineChinese } from '../../../apps/web/src/trading/contracts/words/zh_CN.ts';
import { words as marketEnglish } from '../../../apps/web/src/trading/market/words/en_US.ts';
import { words as marketChinese } from '../../../apps/web/src/trading/market/words/zh_CN.ts';
import { words as tradingEnglish } from '../../../apps/web/src/trading/words/en_US.ts';
import { words as tradingChinese } from '../../../apps/web/src/trading/words/zh_CN.ts';
import { words as uploadEnglish } from '../../../apps/web/src/upload/words/en_US.ts';
import { words as uploadChinese } from '../../../apps/web/src/upload/words/zh_CN.ts';
import { axeFinds, COLOUR_RULES } from '../../console/check-page.ts';
import { enter, exchange } from '../exchange.ts';
import { type BusyPerson, busyPerson, holdPosition, type Person, practisingPerson } from '../member.ts';
import { addressOf, type Screen, screens, settled } from '../screens.ts';
import { tooWide } from '../too-wide.ts';
import { type Look, sizes } from '../visit.ts';

const WALK_MS = 300_000;

export function everyScreen(): void {
  // Language and theme are kept on the account, so each look has its own.
  const members: (BusyPerson & { readonly practising: Person })[] = [];
  beforeAll(async () => {
    for (let person = 0; person < 2; person++) {
      const member = await busyPerson(exchange().url);
      await holdPosition(member);
      members.push({ ...member, practising: await practisingPerson(exchange().url) });
    }
  });

  test('in dark and in light: axe finds nothing, and nothing is wider than the screen', {
    timeout: WALK_MS,
  }, async () => {
    const found: string[] = [];
    await walk(members[0]!, { size: 'phone', theme: 'system', checked: true }, async (page, { name }, open) => {
      for (const theme of ['dark', 'light'] as const) {
        await wear(page, theme, open);
        found.push(...(await axeFinds(page, `${name} in ${theme}`, theme === 'light' ? COLOUR_RULES : undefined)));
      }
      found.push(...(await tooWide(page, name)));
    });
    expect(found).toEqual([]);
  });

  test('in Chinese: no English is left, and nothing is wider than the screen', { timeout: WALK_MS }, async () => {
    const found: string[] = [];
    await walk(members[1]!, { size: 'phone', language: 'zh_CN' }, async (page, { name }) => {
      found.push(...(await englishLeft(page, name)), ...(await tooWide(page, name)));
    });
    expect(found).toEqual([]);
  });
}

type Validate = (page: Page, screen: Screen, open: () => Promise<void>) => Promise<void>;

async function walk(member: BusyPerson & { readonly practising: Person }, look: Look, validate: Validate) {
  const asGuest = await enter(look);
  const asMember = await enter({ ...look, session: member.session });
  const inDemo = await enter({ ...look, session: member.practising.session });
  const pages = { guest: asGuest.page, member: asMember.page, demo: inDemo.page };
  for (const screen of screens) {
    const page = pages[screen.who];
    const open = async () => {
      await page.goto(addressOf(screen, { orderId: member.filled.orderId }));
      await settled(page);
      await screen.open?.(page);
    };
    await open();
    await validate(page, screen, open);
    await page.setViewportSize(sizes.phone);
  }
}

/** The device changes its theme, and the page follows. What has taken a theme of its own is opened anew. */
async function wear(page: Page, theme: 'dark' | 'light', open: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(theme);
  const own = page.locator('body [data-theme]').first();
  if ((await own.count()) === 0) return;
  if ((await own.getAttribute('data-theme')) !== theme) await open();
  await expect.poll(() => own.getAttribute('data-theme')).toBe(theme);
}

/** Sentences of the English catalogues. What a message makes of its parts is left out by leaving the parts empty. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  // An empty list reads as an empty text too, and a message may want either.
  if (typeof words === 'function') return sentences(String(words([], [], [])));
  if (typeof words === 'object' && words !== null) return Object.values(words).flatMap(sentences);
  return [];
}

const messages = (catalogues: readonly unknown[]) => new Set(catalogues.flatMap(sentences).map((one) => one.trim()));
const chinese = messages([
  countriesChinese,
  identityChinese,
  securityChinese,
  marketAreaChinese,
  spotChinese,
  perpetualChinese,
  contractNoticeChinese,
  receiptChinese,
  contractRecordChinese,
  contractLineChinese,
  earnChinese,
  accountLineChinese,
  accountChinese,
  referralChinese,
  sendChinese,
  followingChinese,
  tradingChinese,
  supportChinese,
  walletChinese,
  marketChinese,
  shellChinese,
  demoChinese,
  uploadChinese,
  verificationChinese,
]);
/** What is the same in both languages, such as a name, is no leftover. */
const english = messages([
  countriesEnglish,
  identityEnglish,
  securityEnglish,
  marketAreaEnglish,
  spotEnglish,
  perpetualEnglish,
  contractNoticeEnglish,
  receiptEnglish,
  contractRecordEnglish,
  contractLineEnglish,
  earnEnglish,
  accountLineEnglish,
  accountEnglish,
  referralEnglish,
  sendEnglish,
  followingEnglish,
  tradingEnglish,
  supportEnglish,
  walletEnglish,
  marketEnglish,
  shellEnglish,
  demoEnglish,
  uploadEnglish,
  verificationEnglish,
])
  .difference(chinese)
  .difference(new Set(languages.map((language) => languageFacts(language).name)));

/** English messages that are shown, or that a screen reader would read. */
async function englishLeft(page: Page, name: string): Promise<string[]> {
  const lines = await page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].flatMap((attribute) => element.getAttribute(attribute) ?? []),
    );
    return [...document.body.innerText.split('\n'), ...spoken, document.title].map((line) => line.trim());
  });
  const sentence = /[a-z]+ [a-z]+ [a-z]+/;
  return lines
    .filter((line) => (/[A-Za-z]{3}/.test(line) && english.has(line)) || sentence.test(line))
    .map((line) => `${name}: ${line}`);
}

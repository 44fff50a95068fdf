import type { Language } from '@quay/contract/identity';
import { languages, SOURCE } from '@quay/words';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { enter, exchange } from '../exchange.ts';
import { type BusyPerson, busyPerson, holdPosition, type Person, practisingPerson } from '../member.ts';
import { addressOf, type Screen, screens, settled } from '../screens.ts';
import { sizes } from '../visit.ts';
import { faultsOn, wordsOf } from '../words-on-page.ts';

const WALK_MS = 900_000;

/**
 * Every screen in every language: no message of the English catalogue where the language has its own, no name of a message,
 * and no words that are cut off or lie under others. It has a long form alone: in the short one Chinese stands for all, in
 * the walk of every screen.
 */
export function everyLanguage(): void {
  const walked = languages.filter((language) => language !== SOURCE);
  const members = new Map<Language, BusyPerson & { readonly practising: Person }>();
  beforeAll(async () => {
    // The language is kept on the account.
    for (const language of walked) {
      const member = await busyPerson(exchange().url);
      await holdPosition(member);
      members.set(language, { ...member, practising: await practisingPerson(exchange().url) });
    }
  });

  test.for(walked)('%s: nothing is in English, a name, cut off or covered', { timeout: WALK_MS }, async (language) => {
    const words = await wordsOf(language);
    const member = members.get(language)!;
    const look = { size: 'phone', language } as const;
    const pages = {
      guest: await enter(look),
      member: await enter({ ...look, session: member.session }),
      demo: await enter({ ...look, session: member.practising.session }),
    };
    const found: string[] = [];
    for (const screen of screens) {
      const { page } = pages[screen.who];
      await open(page, screen, member);
      found.push(...(await faultsOn(page, words)).map((fault) => `${screen.name}: ${fault}`));
      await page.setViewportSize(sizes.phone);
    }
    expect([...new Set(found)]).toEqual([]);
  });
}

async function open(page: Page, screen: Screen, member: BusyPerson): Promise<void> {
  await page.goto(addressOf(screen, { orderId: member.filled.orderId }));
  await settled(page);
  await screen.open?.(page);
}

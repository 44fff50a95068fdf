import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@quay/words';
import { expect, test } from 'vitest';
import { invitationPicture } from '../src/areas/referral/preview.ts';
import { invitationTexts } from './previews.ts';

test('the link of an invitation has a title and a description in each language, and a picture that is there', async () => {
  const app = join(import.meta.dirname, '..');
  const texts = await invitationTexts(app);
  expect(existsSync(join(app, 'public', invitationPicture.path))).toBe(true);
  expect(Object.keys(texts).sort()).toEqual([...languages].sort());
  const titles = Object.values(texts).map(({ title }) => title);
  expect(new Set(titles).size).toBe(languages.length);
  for (const [language, { title, description }] of Object.entries(texts)) {
    // What previews show before they cut.
    expect(title.length, language).toBeLessThanOrEqual(60);
    expect(description.length, language).toBeLessThanOrEqual(160);
  }
  expect(texts.zh_CN!.description).not.toContain(' ');
});

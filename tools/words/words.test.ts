import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languageFacts, languages } from '@quay/words';
import { po } from 'gettext-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { fileOf, root, SOURCE } from './catalogues.ts';
import { faultsOf, unusedMessages } from './check.ts';
import { entriesOf, imported, writeCatalogue } from './exchange.ts';
import { fromIcu, type Parts, toIcu } from './message.ts';
import { type Entry, fromPo, toPo } from './po.ts';
import { messagesOf, readCatalogue } from './read.ts';
import { readLanguage, translations } from './state.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quay-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

const byContext = (entries: readonly Entry[]) => new Map(entries.map((entry) => [entry.context, entry]));
const icuOf = (messages: ReadonlyMap<string, Parts>) =>
  Object.fromEntries([...messages].map(([key, parts]) => [key, toIcu(parts)]));

describe('a message', () => {
  test.each([
    "It''s {name}",
    '{count, plural, =0 {none} one {1 order} few {{count} orders} many {{count} orders} other {{count} orders}}',
    "{access, select, ended {Let {name} go} other {Keep {name}, {count, plural, one {it''s one} other {'#'{count}}}}}",
    "'{'braces'}' stay",
  ])('is the same after it was read and written: %s', (icu) => {
    expect(toIcu(fromIcu(icu))).toBe(icu);
  });

  test('is read as translators’ programs write it', () => {
    const parts = [{ arg: 'count', by: 'plural', forms: { one: ["it's one"], other: [{ arg: 'count' }, ' of them'] } }];
    expect(fromIcu("{count,plural, one{it's one} other{# of them}}")).toEqual(parts);
  });

  test.each(['{count', 'a } b', '{count, plural, one {1}}', '{day, date, short}'])(
    'is refused where it is wrong: %s',
    (icu) => {
      expect(() => fromIcu(icu)).toThrow(/sign \d+/);
    },
  );
});

describe.each([SOURCE, ...translations()])('%s', (language) => {
  const all = readLanguage(language);

  test('goes to translators and comes back without loss, as other programs read the file too', () => {
    const entries = entriesOf(all);
    const file = toPo(language, entries);
    expect(fromPo(file)).toEqual(entries);
    const theirs = Object.entries(po.parse(file).translations).flatMap(([context, messages]) =>
      context === '' ? [] : Object.values(messages).map(({ msgid, msgstr }) => [context, msgid, msgstr[0]]),
    );
    expect(theirs).toEqual(entries.map(({ context, source, translation }) => [context, source, translation]));

    const back = byContext(fromPo(file));
    for (const one of all) {
      const result = imported(one, back);
      expect(result.refused).toEqual([]);
      expect(icuOf(result.messages), one.place.folder).toEqual(icuOf(one.translation));
    }
  });

  test('is the same catalogue once it was written and read again', () => {
    const entries = byContext(entriesOf(all));
    for (const one of all) {
      const copy = path.join(folder, language, one.place.folder);
      mkdirSync(copy, { recursive: true });
      cpSync(path.join(root, one.place.folder), copy, { recursive: true });
      const given = imported(one, entries);
      writeCatalogue(one, language, true, given, path.join(folder, language));
      const written = fileOf(one.place, language, path.join(folder, language));
      const read = readCatalogue(written, one.source.words, one.place.isFilled);
      expect(icuOf(messagesOf(read.words)), one.place.folder).toEqual(icuOf(one.translation));
    }
  });
});

test('languages that call themselves complete lack no message, and none is too long for its place', () => {
  for (const language of languages.filter((one) => languageFacts(one).complete)) {
    expect(
      faultsOf(readLanguage(language)).filter(({ kind }) => kind !== 'changed'),
      language,
    ).toEqual([]);
  }
});

test('every message is read somewhere', () => {
  expect(unusedMessages(readLanguage(SOURCE))).toEqual([]);
});

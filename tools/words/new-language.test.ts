import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '@quay/words';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, SOURCE } from './catalogues.ts';
import { faultsOf } from './check.ts';
import { entriesOf, imported, writeCatalogue } from './exchange.ts';
import { fromIcu, type Parts, toIcu } from './message.ts';
import { readLanguage } from './state.ts';

const LANGUAGE = 'xx_XX';
/** What the translator has not come to yet. */
const LEFT = new Set([
  'apps/web/src/shell/words#tabs.home',
  'packages/words/src/refusals#edge/unauthorized',
  'packages/words/src/messages#code-withdraw.text',
]);
const COPIED = ['packages/words', 'packages/web-kit', 'apps/web/src/shell/words'];
const copy = mkdtempSync(path.join(tmpdir(), 'quay-language-'));

afterAll(() => rmSync(copy, { recursive: true }));

const bracketed = (parts: Parts): Parts =>
  parts.map((part) => {
    if (typeof part === 'string') return `[${part}]`;
    if (!('by' in part)) return part;
    const forms = Object.entries(part.forms).map(([key, form]) => [key, bracketed(form)] as const);
    return { ...part, forms: Object.fromEntries(forms) };
  });

/** A copy of the part that says something, and files of one language more. */
beforeAll(() => {
  for (const folder of COPIED) {
    cpSync(path.join(root, folder), path.join(copy, folder), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  }
  const modules = path.join(copy, 'node_modules');
  mkdirSync(path.join(modules, '@quay'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@quay') symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  for (const name of readdirSync(path.join(root, 'packages'))) {
    const home = COPIED.includes(`packages/${name}`) ? copy : root;
    symlinkSync(path.join(home, 'packages', name), path.join(modules, '@quay', name));
  }
  writeFileSync(path.join(copy, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    path.join(copy, `packages/words/src/languages/${LANGUAGE}.ts`),
    `import { formsOf } from '../forms.ts';
export const language = { tag: 'pl', name: 'Bracketed', short: 'XX', direction: 'ltr', updown: 'red', complete: false };
export const { plural, list } = formsOf(language.tag, '; ');
`,
  );
  const all = readLanguage(LANGUAGE, copy);
  const translated = entriesOf(all)
    .filter(({ context }) => !LEFT.has(context))
    .map((entry) => ({ ...entry, translation: toIcu(bracketed(fromIcu(entry.source))) }));
  const entries = new Map(translated.map((entry) => [entry.context, entry]));
  for (const one of all) writeCatalogue(one, LANGUAGE, false, imported(one, entries), copy);
});

test('the server speaks it: menus, refusals and messages, in English where something is missing', () => {
  const script = `
    import { languages, languageFor, languageFacts } from '@quay/words';
    import { refusalWordsIn } from '@quay/words/refusals';
    import { messageBook } from '@quay/words/messages';
    const refusals = refusalWordsIn('${LANGUAGE}');
    const book = messageBook('${LANGUAGE}');
    console.log(JSON.stringify([
      languages, languageFor('xx-XX'), languageFacts('${LANGUAGE}').name,
      refusals['edge/forbidden'], refusals['edge/unauthorized'],
      book['code-withdraw'].subject, book['code-withdraw'].text.slice(0, 6),
    ]));`;
  const args = ['--input-type=module', '-e', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  expect(stdout, stderr).not.toBe('');
  expect(JSON.parse(stdout)).toEqual([
    [SOURCE, ...[...languages.slice(1), LANGUAGE].sort()],
    LANGUAGE,
    'Bracketed',
    '[You have no access to this.]',
    'Please log in.',
    '[Your Quay code]',
    '{code}',
  ]);
});

test('an app speaks it, one chunk for each language, in English where something is missing', async () => {
  writeFileSync(
    path.join(copy, 'entry.ts'),
    `import { languages } from '@quay/words';
import { refusalWords, setLanguage } from '@quay/web-kit/language';
import { shellWords } from './apps/web/src/shell/words/index.ts';
export async function say() {
  setLanguage('${LANGUAGE}');
  const [words, refusals] = await Promise.all([shellWords.load(), refusalWords.load()]);
  return [languages, words.tabs.markets, words.tabs.home, words.retryIn(0), words.minutes(3), refusals['edge/forbidden'], refusals['edge/unauthorized']];
}
`,
  );
  await build({
    root: copy,
    base: './',
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { zod: path.join(root, 'packages/web-kit/src/request/schemas-left-out.ts') } },
    build: {
      modulePreload: false,
      minify: false,
      rolldownOptions: {
        input: path.join(copy, 'entry.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.js' },
      },
    },
  });
  const chunks = readdirSync(path.join(copy, 'dist/assets')).filter((name) => name.startsWith(LANGUAGE));
  // Its two catalogues, and what both use of the language.
  expect(chunks).toHaveLength(3);
  const script = `import { say } from './dist/entry.js'; console.log(JSON.stringify(await say()));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(stdout, stderr).not.toBe('');
  expect(JSON.parse(stdout)).toEqual([
    [SOURCE, ...[...languages.slice(1), LANGUAGE].sort()],
    '[Markets]',
    'Home',
    '[trying again]',
    '3[ min]',
    '[You have no access to this.]',
    'Please log in.',
  ]);
});

test('what is missing is listed, and what has changed since or is too long', () => {
  const all = readLanguage(LANGUAGE, copy);
  const missing = faultsOf(all).filter(({ kind }) => kind === 'missing');
  expect(missing.map(({ key }) => key).toSorted()).toEqual([...LEFT].toSorted());
  const [shell] = all;
  const later = new Map(shell!.messages).set('back', ['Go back']);
  const limits = { 'tabs.*': 10 };
  expect(
    faultsOf([{ ...shell!, messages: later, limits }]).map(({ kind, key }) => `${kind} ${key.split('#')[1]}`),
  ).toEqual(['missing tabs.home', 'too long tabs.contracts', 'changed back']);
});

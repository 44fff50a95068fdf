import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { languageFacts, languages } from '@quay/words';
import { SOURCE } from './words/catalogues.ts';
import { faultsOf, unusedMessages } from './words/check.ts';
import { accepted, entriesOf, imported, writeCatalogue } from './words/exchange.ts';
import { fromPo, toPo } from './words/po.ts';
import { readLanguage, translations } from './words/state.ts';

/**
 * npm run words: lists what the catalogues of each language lack.
 * npm run words -- export de_DE [file.po]: writes the messages of a language for its translators.
 * npm run words -- import de_DE file.po: takes them back.
 * npm run words -- accept de_DE: what is translated now counts as translated from what the source says now.
 */
const USAGE = 'usage: npm run words [-- export <language> [file.po] | import <language> <file.po> | accept <language>]';

const [act, language = '', file = `${language}.po`] = process.argv.slice(2);

if (act === undefined) check();
else if (!translations().includes(language)) {
  stop(`${language || 'nothing'} is no language to translate into: first write packages/words/src/languages/<code>.ts`);
} else if (act === 'export') {
  writeFileSync(file, toPo(language, entriesOf(readLanguage(language))));
  console.log(`${file}: ${entriesOf(readLanguage(language)).length} messages`);
} else if (act === 'import') take();
else if (act === 'accept') accepted(readLanguage(language), language);
else stop(USAGE);

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}

function take(): void {
  const entries = new Map(fromPo(readFileSync(file, 'utf8')).map((entry) => [entry.context, entry]));
  const { complete } = languageFacts(languages.find((one) => one === language)!);
  const refused = [];
  const written: string[] = [];
  for (const one of readLanguage(language)) {
    const result = imported(one, entries);
    refused.push(...result.refused);
    written.push(...writeCatalogue(one, language, complete, result));
  }
  spawnSync('biome', ['check', '--write', ...written], { encoding: 'utf8' });
  for (const { context, why } of refused) console.error(`${context} is left as it was: ${why}`);
  console.log(`${written.length} files written, ${refused.length} messages refused`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}

/** What is missing in a language that claims to be complete, and what nobody reads, ends with 1. */
function check(): void {
  let isWrong = false;
  for (const key of unusedMessages(readLanguage(SOURCE))) {
    console.log(`unused   ${key}`);
    isWrong = true;
  }
  for (const one of translations()) {
    const faults = faultsOf(readLanguage(one));
    for (const { kind, key } of faults) console.log(`${kind.padEnd(8)} ${one} ${key}`);
    const count = (kind: string) => faults.filter((fault) => fault.kind === kind).length;
    console.log(`${one}: ${count('missing')} missing, ${count('changed')} changed, ${count('too long')} too long`);
    const { complete } = languageFacts(languages.find((known) => known === one)!);
    if (complete && (count('missing') > 0 || count('too long') > 0)) isWrong = true;
  }
  process.exitCode = isWrong ? 1 : 0;
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutants } from './all.ts';
import type { Mutant } from './mutant.ts';
import { History, Workshop } from './workshop.ts';

/**
 * `npm run mutants [-- words of a name or of a path]`: puts each hand-made fault into a copy of the sources and runs the tests that
 * should see it. A fault that no test sees has survived, and a test is missing.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const words = process.argv.slice(2).join(' ');
const chosen = mutants.filter(({ name, file }) => name.includes(words) || file.includes(words));
if (chosen.length === 0) throw new Error(`no mutant is called ${words}`);
const WORKSHOPS = 2;

const folder = mkdtempSync(path.join(tmpdir(), 'quay-mutants-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const begun = performance.now();
const killers = new Map<Mutant, string | undefined>();
const queue = chosen.values();
const history = new History();

const workshops = Array.from({ length: Math.min(WORKSHOPS, chosen.length) }, (_, at) => {
  const own = path.join(folder, String(at));
  mkdirSync(own);
  return new Workshop(root, own, history);
});

const sick = await workshops[0]!.failure();
if (sick) throw new Error(`without any fault ${sick} fails already`);

await Promise.all(
  workshops.map(async (workshop) => {
    for (const mutant of queue) {
      const killer = await workshop.killerOf(mutant);
      killers.set(mutant, killer);
      const name = `${path.basename(mutant.file)}: ${mutant.name}`;
      console.log(`${killer ? 'killed  ' : 'SURVIVED'}  ${name}${killer ? `\n            by ${killer}` : ''}`);
    }
  }),
);

for (const workshop of workshops) workshop.close();

const survivors = chosen.filter((mutant) => killers.get(mutant) === undefined);
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} mutants killed in ${seconds} s`);
for (const { file, name } of survivors) console.log(`  survived: ${name} (${file})`);
if (survivors.length > 0) process.exitCode = 1;

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Draft, NoPlan } from './draft.ts';

/** Writes what was planned, formats it, and says what is left. Nothing is written where no plan can be made. */
export function writePlan(root: string, plan: () => Draft): void {
  try {
    const { files, left } = plan();
    for (const [place, text] of files) {
      mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
      writeFileSync(path.join(root, place), text);
    }
    const biome = fileURLToPath(new URL('../../node_modules/.bin/biome', import.meta.url));
    const code = [...files.keys()].filter((place) => !place.endsWith('.md'));
    const formatted = spawnSync(biome, ['check', '--write', '--colors=off', ...code], { cwd: root, encoding: 'utf8' });
    console.log([...files.keys()].join('\n'));
    console.log(`\nLeft for you:\n${left.map((one) => `- ${one}`).join('\n')}`);
    if (formatted.status !== 0) console.error(`\n${formatted.stdout}${formatted.stderr}`);
    process.exitCode = formatted.status === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof NoPlan)) throw error;
    console.error(`Nothing was written: ${error.message}`);
    process.exitCode = 1;
  }
}

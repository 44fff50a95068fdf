import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NoPlan, planVerb } from './new-verb/plan.ts';

/** `npm run new-verb -- <area> <verb>`: a new verb in every layer, cut from the real cancel-order. */
const [area, file, root = fileURLToPath(new URL('..', import.meta.url))] = process.argv.slice(2);
if (!area || !file) {
  console.error('npm run new-verb -- <area> <verb>, such as: npm run new-verb -- spot amend-order');
  process.exit(1);
}

try {
  const { files, left } = planVerb(root, area, file);
  for (const [place, text] of files) {
    mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
    writeFileSync(path.join(root, place), text);
  }
  const biome = fileURLToPath(new URL('../node_modules/.bin/biome', import.meta.url));
  const formatted = spawnSync(biome, ['check', '--write', '--colors=off', ...files.keys()], {
    cwd: root,
    encoding: 'utf8',
  });
  console.log([...files.keys()].join('\n'));
  console.log(`\nLeft for you:\n${left.map((one) => `- ${one}`).join('\n')}`);
  if (formatted.status !== 0) console.error(`\n${formatted.stdout}${formatted.stderr}`);
  process.exitCode = formatted.status === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof NoPlan)) throw error;
  console.error(`Nothing was written: ${error.message}`);
  process.exitCode = 1;
}

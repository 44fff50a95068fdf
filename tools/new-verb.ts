import { fileURLToPath } from 'node:url';
import { planVerb } from './new-verb/plan.ts';
import { writePlan } from './scaffold/write.ts';

/** `npm run new-verb -- <area> <verb> [--read]`: a new verb in every layer that its area has; with `--read` a list. */
const words = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const [area, file, root = fileURLToPath(new URL('..', import.meta.url))] = words;
const consoleArea = process.argv.find((one) => one.startsWith('--console='))?.slice('--console='.length);
if (!area || !file) {
  console.error('npm run new-verb -- <area> <verb> [--read], such as: npm run new-verb -- spot split-order');
  process.exit(1);
}
writePlan(root, () => planVerb(root, area, file, { isRead: process.argv.includes('--read'), consoleArea }));

import { fileURLToPath } from 'node:url';
import { planArea } from './new-area/plan.ts';
import { writePlan } from './scaffold/write.ts';

/** `npm run new-area -- <area> [--product]`: the folders of a new area in every layer; with `--product` one that trades. */
const words = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const [area, root = fileURLToPath(new URL('..', import.meta.url))] = words;
if (!area) {
  console.error('npm run new-area -- <area> [--product], such as: npm run new-area -- delivery --product');
  process.exit(1);
}
writePlan(root, () => planArea(root, area, process.argv.includes('--product')));

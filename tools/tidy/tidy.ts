import { fileURLToPath } from 'node:url';
import { check, worded } from './check.ts';

const { files, faults } = check(process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url)));
for (const fault of faults) console.error(worded(fault));
console.log(
  `tidy: ${files} files, ${faults.length === 0 ? 'no' : faults.length} fault${faults.length === 1 ? '' : 's'}`,
);
process.exitCode = faults.length > 0 ? 1 : 0;

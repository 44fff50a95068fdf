import { type Fault, readTree } from './files.ts';
import { houseFaults } from './house-rules.ts';
import { importFaults } from './import-rules.ts';
import { purityFaults } from './purity-rules.ts';

export interface Report {
  readonly files: number;
  readonly faults: readonly Fault[];
}

/** Holds the tree under `root` against the import rules, the core's purity and the rules of the house. */
export function check(root: string): Report {
  const tree = readTree(root);
  const faults = [...importFaults(tree), ...purityFaults(tree), ...houseFaults(tree)];
  return { files: tree.files.length, faults: faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line) };
}

export const worded = ({ file, line, wrong, instead }: Fault): string =>
  `${file}:${line}  ${wrong}\n    instead: ${instead}`;

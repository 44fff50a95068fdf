import { type Fault, readTree } from './files.ts';
import { importFaults } from './import-rules.ts';
import { houseFaults } from './name-rules.ts';
import { purityFaults } from './purity-rules.ts';

export interface Report {
  readonly files: number;
  readonly faults: readonly Fault[];
}

/** Holds the tree under `root` against the import rules, the core's purity and the naming rules. */
export function check(root: string): Report {
  const tree = readTree(root);
  const faults = [...importFaults(tree), ...purityFaults(tree), ...houseFaults(tree)];
  return { files: tree.files.length, faults: faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line) };
}

export const worded = ({ file, line, wrong, instead }: Fault): string =>
  `${file}:${line}  ${wrong}\n    instead: ${instead}`;

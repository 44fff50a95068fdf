import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';

/** The commit at which every check last passed, here. */
const PASSED = path.join(root, 'node_modules/.cache/quay/passed-at');

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
const linesOf = (text: string | undefined): string[] => (text ?? '').split('\n').filter((line) => line !== '');

/**
 * What differs from where this work began, committed or not: from where it left main, or on main itself from what
 * main was before the last commit. What was removed is named too, and a file that was moved is named twice.
 */
export function changedFiles(): readonly string[] {
  const head = git('rev-parse', 'HEAD');
  if (head === undefined) throw new Error('--changed asks git what has changed, and this is no git repository');
  const main = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main');
  const isUncommitted = linesOf(git('status', '--porcelain')).length > 0;
  const base = main !== undefined && main !== head ? main : isUncommitted ? head : 'HEAD~1';
  return since(base);
}

/** What differs from the commit at which every check last passed; nothing where that is not known. */
export function changedSincePassed(): readonly string[] {
  const commit = existsSync(PASSED) ? readFileSync(PASSED, 'utf8').trim() : '';
  return git('cat-file', '-e', commit) === undefined ? [] : since(commit);
}

/** Remembers that every check has passed at this commit, when nothing stood beside it. */
export function rememberPassed(): void {
  if (linesOf(git('status', '--porcelain')).length > 0) return;
  const head = git('rev-parse', 'HEAD');
  if (head === undefined) return;
  mkdirSync(path.dirname(PASSED), { recursive: true });
  writeFileSync(PASSED, head);
}

function since(commit: string): string[] {
  const changed = linesOf(git('diff', '--name-only', '--no-renames', commit));
  return [...new Set([...changed, ...linesOf(git('ls-files', '--others', '--exclude-standard'))])];
}

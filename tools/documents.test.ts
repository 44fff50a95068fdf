import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const pages = globSync(['README.md', 'docs/**/*.md', 'packages/core/src/**/README.md'], { cwd: root }).sort();
const withoutListings = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, '');

test('there are pages', () => expect(pages.length).toBeGreaterThan(20));

test.each(pages)('%s names only files that are there', (page) => {
  const text = withoutListings(readFileSync(path.join(root, page), 'utf8'));
  const named = [...text.matchAll(/`((?:packages|apps|tools|docs|e2e|bench)\/[^`\s<>*{}…]+)`/g)].map(
    ([, name]) => name!,
  );
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, to]) =>
    path.posix.join(path.posix.dirname(page.replaceAll('\\', '/')), to!),
  );
  expect([...named, ...linked].filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test('the index of decisions has one line for each', () => {
  const index = readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8');
  const listed = [...index.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| .+\. \|$/gm)].map(([, , file]) => file!);
  const written = globSync('0*.md', { cwd: path.join(root, 'docs/decisions') }).sort();
  expect(listed).toEqual(written);
});

test.each(['The path of one order', 'The path of a C2C release'])(
  '%s has at most 13 steps, each with its files',
  (title) => {
    const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
    const section = page.split(/^## /m).find((one) => one.startsWith(`${title}\n`)) ?? '';
    const steps = section.match(/^\d+\. .+$/gm) ?? [];
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.length).toBeLessThanOrEqual(13);
    for (const step of steps) {
      // By their whole names: the last word of one is what a newcomer looks for.
      const files = [...step.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name]) => name!);
      expect(files, step).not.toEqual([]);
      expect(files.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
    }
  },
);

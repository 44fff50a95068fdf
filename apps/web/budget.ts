import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Measures what the first route costs: all JavaScript that `/home` loads before it is usable, compressed as it travels.
 * Run after a build: `node apps/web/budget.ts`. Ends with 1 when it is too much.
 */
const MOST = 110_000;

type Chunk = { file: string; imports?: string[] };

const dist = join(import.meta.dirname, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const html = readFileSync(join(dist, 'index.html'), 'utf8');

/** What the document asks for, then the home page where it is a chunk of its own, and one language: all have the same parts. */
const needed = new Set<string>();
function need(file: string): void {
  if (needed.has(file)) return;
  needed.add(file);
  const chunk = Object.values(manifest).find((one) => one.file === file);
  for (const imported of chunk?.imports ?? []) need(manifest[imported]!.file);
}
for (const [, file] of html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)) need(file!);
for (const [source, { file }] of Object.entries(manifest)) {
  if (/pages\/home\.tsx$|src\/(shell|trading\/market|areas\/market)\/words\/en_US\.ts$/.test(source)) need(file);
}
if (needed.size < 4) throw new Error('this build has no first route');

const sizes = [...needed]
  .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
  .sort((a, b) => b.bytes - a.bytes);
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);

for (const { file, bytes } of sizes) process.stdout.write(`${(bytes / 1_000).toFixed(1).padStart(7)} kB  ${file}\n`);
process.stdout.write(`${(total / 1_000).toFixed(1).padStart(7)} kB  first route, of at most ${MOST / 1_000} kB\n`);
if (total > MOST) process.exitCode = 1;

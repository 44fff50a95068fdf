import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Puts the diagram of layers and areas into docs/architecture.md, read from what imports what. `--check` fails when it is stale. */

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = path.join(root, 'docs/architecture.md');
const AGAIN = 'node tools/run.mjs node tools/layers.ts';
const PART = /<!-- layers: [^>]* -->\n[\s\S]*?<!-- end of layers -->/;

/** Layers that have areas, and where. */
const WITH_AREAS: Readonly<Record<string, string>> = {
  contract: 'packages/contract/src/areas',
  core: 'packages/core/src/areas',
  store: 'packages/store/src/areas',
  server: 'apps/server/src/areas',
  web: 'apps/web/src/areas',
};

const nameOf = (home: string): string => home.split('/')[1]!;

/** Which layer imports which, tests apart. */
function imports(): Map<string, Set<string>> {
  const homes = ['packages', 'apps'].flatMap((top) =>
    readdirSync(path.join(root, top), { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map(({ name }) => `${top}/${name}`),
  );
  const found = new Map<string, Set<string>>();
  for (const home of homes) {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: path.join(root, home) }).filter(
      (file) => !file.includes('.test.') && !file.includes('testing/'),
    );
    const named = files.flatMap((file) =>
      [...readFileSync(path.join(root, home, file), 'utf8').matchAll(/from '@quay\/([a-z-]+)/g)].map(
        ([, name]) => name!,
      ),
    );
    found.set(nameOf(home), new Set(named.filter((name) => name !== nameOf(home)).sort()));
  }
  return found;
}

/** Only what is not said by another arrow: what server imports by store is left out of the picture. */
function direct(of: ReadonlyMap<string, ReadonlySet<string>>, layer: string): string[] {
  const reaches = (from: string, to: string): boolean =>
    [...(of.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  const own = [...(of.get(layer) ?? [])];
  return own.filter((one) => !own.some((other) => other !== one && reaches(other, one)));
}

export function layersPart(): string {
  const of = imports();
  const layers = [...of.keys()].sort();
  const arrows = layers.flatMap((layer) => direct(of, layer).map((one) => `  ${layer} --> ${one}`));
  const areasIn = Object.entries(WITH_AREAS).map(([layer, folder]) => ({
    layer,
    areas: new Set(
      readdirSync(path.join(root, folder), { withFileTypes: true })
        .filter((one) => one.isDirectory())
        .map(({ name }) => name),
    ),
  }));
  const areas = [...new Set(areasIn.flatMap((one) => [...one.areas]))].sort();
  const rows = areas.map(
    (area) => `| ${area} | ${areasIn.map((one) => (one.areas.has(area) ? '✓' : '')).join(' | ')} |`,
  );
  return [
    `<!-- layers: printed by \`${AGAIN}\` -->`,
    '```mermaid',
    'flowchart TD',
    ...arrows,
    '```',
    '',
    `| area | ${areasIn.map(({ layer }) => layer).join(' | ')} |`,
    `|---|${areasIn.map(() => '---').join('|')}|`,
    ...rows,
    '<!-- end of layers -->',
  ].join('\n');
}

export const shownPart = (): string | undefined => PART.exec(readFileSync(PAGE, 'utf8'))?.[0];

if (import.meta.main) {
  const { writeFileSync } = await import('node:fs');
  if (!process.argv.includes('--check')) {
    const page = readFileSync(PAGE, 'utf8');
    writeFileSync(
      PAGE,
      page.replace(PART, () => layersPart()),
    );
    console.log('The diagram of layers in docs/architecture.md is printed.');
  } else if (shownPart() !== layersPart()) {
    console.error(`The diagram of layers is stale. Print it again: ${AGAIN}`);
    process.exitCode = 1;
  }
}

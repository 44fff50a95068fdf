import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog } from '@quay/contract/catalog';
import { commandShapes, coreTables } from '@quay/core';

/** Prints docs/generated/areas.md: which verb is where, read from the code. `--check` fails when the page is stale. */

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = 'docs/generated/areas.md';
const AGAIN = 'node tools/run.mjs node tools/area-map.ts';

export const shownPage = (): string => readFileSync(path.join(root, PAGE), 'utf8');

type Command = { readonly name: string; readonly number: number };

export function areaMap(): string {
  const commands = commandsOfCore();
  const areas = [
    ...new Set([...catalog.map(({ call }) => areaOf(call.name)), ...commands.map(({ name }) => areaOf(name))]),
  ];
  return [
    '# Areas, layers, verbs',
    `Printed from the code by \`${AGAIN}\`; do not edit. A verb bears one name in every layer. What concerns neither money nor a deadline needs no command: its route reads rows, or writes through the store.`,
    ...areas.sort().flatMap((area) =>
      areaPart(
        area,
        commands.filter(({ name }) => areaOf(name) === area),
      ),
    ),
    '## Tables of the core',
    table(
      ['number', 'table', 'kind', 'key', 'in memory'],
      [...coreTables]
        .sort((a, b) => a.number - b.number)
        .map(({ number, name, kind, key, live }) => [
          String(number),
          code(name),
          kind,
          key.join(', '),
          kind === 'log' ? 'no' : live ? `${live.column} ${live.values.join(', ')}` : 'all',
        ]),
    ),
  ].join('\n\n');
}

function areaPart(area: string, commands: readonly Command[]): string[] {
  const calls = catalog.map(({ call }) => call).filter(({ name }) => areaOf(name) === area);
  const called = new Set<string>(calls.map(({ name }) => name));
  const inner = commands.filter(({ name }) => !called.has(name));
  const rows = calls.map((call) => {
    const verb = verbOf(call.name);
    const command = commands.find(({ name }) => name === call.name);
    const wire = `${call.method} ${call.path}`;
    return [
      verb,
      call.getTwin ? `${code(wire)}, ${code(`GET ${call.getTwin}`)}` : code(wire),
      call.permission,
      command ? `command ${command.number}` : '–',
      place(`apps/server/src/areas/${area}/routes`, `${verb}.ts`),
      screensOf(area, verb),
    ];
  });
  return [
    `## ${area}`,
    ...(rows.length > 0 ? [table(['verb', 'wire', 'who', 'core', 'server', 'web'], rows)] : []),
    ...(inner.length > 0
      ? [
          `Commands that no call makes: ${inner.map(({ name, number }) => `${code(verbOf(name))} (${number})`).join(', ')}.`,
        ]
      : []),
  ];
}

const commandsOfCore = (): readonly Command[] => [...commandShapes].sort((a, b) => a.number - b.number);

/** The app's files that make a call, without the area's folder where it is the area's own. */
function screensOf(area: string, verb: string): string {
  const app = path.join(root, 'apps/web/src');
  if (!existsSync(app)) return '–';
  const value = verb.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const asks = new RegExp(`\\bask\\([^,()]*\\b${value}\\b`);
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .filter((name) => asks.test(readFileSync(path.join(app, name), 'utf8')))
    .sort();
  return files.length === 0 ? '–' : files.map((name) => code(name.replace(`areas/${area}/`, ''))).join(', ');
}

const place = (folder: string, file: string): string =>
  existsSync(path.join(root, folder, file)) ? code(`routes/${file}`) : '–';
const areaOf = (name: string): string => name.split('/')[0] ?? '';
const verbOf = (name: string): string => name.split('/')[1] ?? '';
const code = (text: string): string => `\`${text}\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

if (import.meta.main) {
  const page = `${areaMap()}\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(path.join(root, PAGE), page);
    console.log(`${PAGE} is printed.`);
  } else if (shownPage() !== page) {
    console.error(`${PAGE} is stale. Print it again: ${AGAIN}`);
    process.exitCode = 1;
  }
}

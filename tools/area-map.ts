import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog } from '@quay/contract/catalog';
import { commandShapes, coreTables } from '@quay/core';
import { Submitted } from './submitted.ts';

/** Prints docs/generated/areas.md: which verb is where, read from the code. `--check` fails when the page is stale. */

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = 'docs/generated/areas.md';
const AGAIN = 'node tools/run.mjs node tools/area-map.ts';

export const shownPage = (): string => readFileSync(path.join(root, PAGE), 'utf8');

type Command = { readonly name: string; readonly number: number };

const allCommands: readonly Command[] = [...commandShapes].sort((a, b) => a.number - b.number);

export function areaMap(): string {
  const commands = allCommands;
  const areas = [...new Set([...areasOfCalls(), ...commands.map(({ name }) => areaOf(name))])];
  return [
    '# Areas, layers, verbs',
    `Printed from the code by \`${AGAIN}\`; do not edit. Read from what imports and calls what: \`core\` names the commands that the route comes to, by itself or through the services it calls. A verb bears one name in every layer; routes that only pass on stand together in a table. What concerns neither money nor a deadline needs no command: its route reads rows, or writes through the store.`,
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
  const calls = callsOf(area);
  const rows = calls.map((call) => {
    const wire = `${call.method} ${call.path}`;
    const served = servedBy(area, call);
    return [
      verbOf(call.name),
      call.getTwin ? `${code(wire)}, ${code(`GET ${call.getTwin}`)}` : code(wire),
      call.permission,
      submittedBy(call),
      served === undefined ? '–' : code(served),
      usersOf(area, call),
    ];
  });
  const inner = commands.filter(({ name }) => !reachedByRoutes().has(name));
  return [
    `## ${area}`,
    ...(rows.length > 0 ? [table(['verb', 'wire', 'who', 'core', 'server', 'web, console'], rows)] : []),
    ...(inner.length > 0
      ? [
          `Commands that no route comes to: ${inner.map(({ name, number }) => `${code(verbOf(name))} (${number})`).join(', ')}.`,
        ]
      : []),
  ];
}

/** A call with the name under which the contract exports it. */
type NamedCall = (typeof catalog)[number]['call'] & { readonly value: string };

const named = new Map<string, readonly NamedCall[]>();

/** The calls of an area, in the order of its manifest, which names them as the contract exports them. */
export function callsOf(area: string): readonly NamedCall[] {
  const known = named.get(area);
  if (known) return known;
  const place = `packages/contract/src/areas/${area}/manifest.ts`;
  const text = existsSync(path.join(root, place)) ? textOf(place) : '';
  const values = [...text.matchAll(new RegExp(`entry\\(\\s*${area}\\.(\\w+),`, 'g'))].map(([, value]) => value!);
  const calls = catalog.map(({ call }) => call).filter(({ name }) => areaOf(name) === area);
  if (values.length !== calls.length) throw new Error(`the manifest of ${area} cannot be read`);
  const own = calls.map((call, at) => ({ ...call, value: values[at]! }));
  named.set(area, own);
  return own;
}

/** The file of a call's route, in the server's area: found where the area serves the call, and by the import there. */
export function servedBy(area: string, { value }: NamedCall): string | undefined {
  const folder = `apps/server/src/areas/${area}`;
  const serves = new RegExp(`\\b(?:serve|translate)\\(\\s*${value},\\s*(\\w+)?`);
  for (const file of sourcesIn(folder)) {
    const text = textOf(`${folder}/${file}`);
    const found = serves.exec(text);
    if (!found) continue;
    const from = found[1] && new RegExp(`import \\{[^}]*\\b${found[1]}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text)?.[1];
    return from && !text.includes(`translate(${value}`) && found[1]?.endsWith('Route')
      ? path.posix.join(path.posix.dirname(file), from)
      : file;
  }
  return undefined;
}

/** The commands that the route of a call comes to, by itself or through the services it calls. */
function commandsIn(call: NamedCall): string[] {
  submitted ??= new Submitted(root, 'apps/server/src');
  const found = submitted.of(areaOf(call.name), call.value);
  return allCommands.filter(({ name }) => found.has(name)).map(({ name }) => name);
}
let submitted: Submitted | undefined;

/** The commands that some route comes to, of whatever area. */
function reachedByRoutes(): ReadonlySet<string> {
  reached ??= new Set(areasOfCalls().flatMap(callsOf).flatMap(commandsIn));
  return reached;
}
let reached: ReadonlySet<string> | undefined;

const areasOfCalls = (): string[] => [...new Set(catalog.map(({ call }) => areaOf(call.name)))];

function submittedBy(call: NamedCall): string {
  const names = commandsIn(call);
  if (names.length === 0) return '–';
  return names
    .map((name) => {
      const { number } = allCommands.find((one) => one.name === name)!;
      return name === call.name ? `command ${number}` : `${code(name)} (${number})`;
    })
    .join(', ');
}

/** The apps whose screens send calls. */
export const APPS = ['web', 'console'] as const;

/** The files of an app that import a call by its name: those that send it. */
export const sendersIn = (app: (typeof APPS)[number], area: string, { value }: NamedCall): readonly string[] =>
  importersIn(app).get(`${area}.${value}`) ?? [];

const importers = new Map<string, Map<string, string[]>>();

/** By area and name: the files of an app that import it from the contract, as more than a type. */
function importersIn(app: string): Map<string, string[]> {
  const known = importers.get(app);
  if (known) return known;
  const found = new Map<string, string[]>();
  for (const file of sourcesIn(`apps/${app}/src`)) {
    const text = textOf(`apps/${app}/src/${file}`);
    for (const [, names = '', area] of text.matchAll(/import \{([^}]*)\} from '@quay\/contract\/(\w+)'/g)) {
      for (const name of names.split(',').map((one) => one.trim().split(' as ')[0]!)) {
        found.set(`${area}.${name}`, [...(found.get(`${area}.${name}`) ?? []), file]);
      }
    }
  }
  importers.set(app, found);
  return found;
}

/** The files of both apps that send a call, without the area's folder where it is the area's own. */
function usersOf(area: string, call: NamedCall): string {
  const files = APPS.flatMap((app) =>
    sendersIn(app, area, call).map(
      (name) => `${app === 'console' ? 'console: ' : ''}${name.replace(`areas/${area}/`, '')}`,
    ),
  );
  return files.length === 0 ? '–' : files.map(code).join(', ');
}

const texts = new Map<string, string>();
function textOf(place: string): string {
  const known = texts.get(place);
  if (known !== undefined) return known;
  const text = readFileSync(path.join(root, place), 'utf8');
  texts.set(place, text);
  return text;
}

const listings = new Map<string, readonly string[]>();
function sourcesIn(folder: string): readonly string[] {
  const known = listings.get(folder);
  if (known) return known;
  const found = !existsSync(path.join(root, folder))
    ? []
    : readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
        .sort();
  listings.set(folder, found);
  return found;
}

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

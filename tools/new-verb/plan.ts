import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commandShapes, manifests } from '@quay/core';
import { afterLast, behind, functionIn, functionsOf, importsFor, intoImport, intoList } from './cuts.ts';
import { capital, renamer, type Verb, verbOf } from './names.ts';

/** What will be written, by path, and what only a person can write. */
export type Plan = { readonly files: ReadonlyMap<string, string>; readonly left: readonly string[] };

/** What was asked for cannot be made, in one line. */
export class NoPlan extends Error {}

/** The verb that every new one is cut from: it has all layers and little else. */
const MODEL: Verb = verbOf('spot', 'cancel-order')!;

/** Cuts a new verb from the model as it stands now, so that it never drifts from the real shape. */
export function planVerb(root: string, area: string, file: string): Plan {
  const verb = verbOf(area, file);
  if (!verb) throw new NoPlan(`${file} is no verb; name what it does to what, such as amend-order.`);
  if (!existsSync(path.join(root, 'packages/contract/src/areas', area))) {
    throw new NoPlan(`there is no area ${area}; docs/how-to/add-an-area.md says how one begins.`);
  }
  const taken = places(verb).find((place) => existsSync(path.join(root, place)));
  if (taken) throw new NoPlan(`${area}/${file} is there already: ${taken}.`);

  const cut = new Cutter(root, verb);
  contract(cut);
  core(cut);
  server(cut);
  web(cut);
  scenario(cut);
  return { files: cut.files, left: [...cut.left, ...always(cut)] };
}

/** Where a verb's own files are. */
function places({ area, file }: Verb): string[] {
  return [
    `packages/contract/src/areas/${area}/${file}.ts`,
    `packages/core/src/areas/${area}/commands/${file}.ts`,
    `apps/server/src/areas/${area}/routes/${file}.ts`,
    `apps/web/src/areas/${area}/forms/${file}.tsx`,
  ];
}

class Cutter {
  readonly root: string;
  readonly verb: Verb;
  readonly rename: (text: string) => string;
  readonly files = new Map<string, string>();
  readonly left: string[] = [];
  /** Stands in the journal: the next after the area's last. */
  number = 0;

  constructor(root: string, verb: Verb) {
    this.root = root;
    this.verb = verb;
    this.rename = renamer(MODEL, verb);
  }

  read(place: string): string | undefined {
    const file = path.join(this.root, place);
    return this.files.get(place) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  }

  model(place: string): string {
    const text = this.read(place);
    if (text === undefined)
      throw new NoPlan(`the model ${MODEL.area}/${MODEL.file} has no ${place}; mend tools/new-verb.`);
    return text;
  }

  /** Changes a file that is there. When it is not, or has another shape, a person is told to. */
  change(place: string, what: string, by: (text: string) => string | undefined): void {
    const text = this.read(place);
    const changed = text === undefined ? undefined : by(text);
    if (changed === undefined) this.left.push(`${place}: ${what}`);
    else this.files.set(place, changed);
  }
}

function contract(cut: Cutter): void {
  const { area, file, value } = cut.verb;
  const folder = `packages/contract/src/areas/${area}`;
  cut.files.set(`${folder}/${file}.ts`, cut.rename(cut.model(`packages/contract/src/areas/spot/${MODEL.file}.ts`)));
  cut.change(`${folder}/index.ts`, `export ./${file}.ts`, (text) =>
    afterLast(text, /^export \* from/, `export * from './${file}.ts';`),
  );
  cut.change(`${folder}/manifest.ts`, `list ${area}/${file}`, (text) =>
    intoList(text, /\bcalls: \[/, `entry(${area}.${value}, ${area}.${value}Request, ${area}.${value}Response)`),
  );
}

function core(cut: Cutter): void {
  const { area, file, value, type } = cut.verb;
  const model = cut.model(`packages/core/src/areas/spot/commands/${MODEL.file}.ts`);
  cut.number = nextNumber(area);
  const numbered = cut.rename(model).replace(/\bnumber: \d+,/, `number: ${cut.number},`);
  cut.files.set(`packages/core/src/areas/${area}/commands/${file}.ts`, numbered);
  cut.change(`packages/core/src/areas/${area}/area.ts`, `make the command ${value}`, (text) => {
    const imported = afterLast(text, /from '\.\/commands\//, `import { ${value} } from './commands/${file}.ts';`);
    return imported && intoList(imported, /\bcommands: \[/, `${value}(parts)`);
  });
  cut.change(`packages/core/src/areas/${area}/manifest.ts`, `list ${value}Shape among the commands`, (text) => {
    const imported = afterLast(text, /Shape \} from '/, `import { ${value}Shape } from './commands/${file}.ts';`);
    return imported && intoList(imported, /\bcommands: \[/, `${value}Shape`);
  });
  cut.change('packages/core/src/index.ts', `export the type ${type}`, (text) =>
    afterLast(
      text,
      new RegExp(`from '\\./areas/${area}/`),
      `export type { ${type} } from './areas/${area}/commands/${file}.ts';`,
    ),
  );
}

/** The number after the area's last; no command of any area has it. */
function nextNumber(area: string): number {
  const taken = new Set(commandShapes.map(({ number }) => number));
  const own = manifests.filter(({ name }) => name === area).flatMap(({ commands }) => commands);
  let next = Math.max(0, ...own.map(({ number }) => number)) + 1;
  while (taken.has(next)) next += 1;
  return next;
}

function server(cut: Cutter): void {
  const { area, file, value } = cut.verb;
  const folder = `apps/server/src/areas/${area}`;
  cut.files.set(
    `${folder}/routes/${file}.ts`,
    cut.rename(cut.model(`apps/server/src/areas/spot/routes/${MODEL.file}.ts`)),
  );
  cut.change(`${folder}/area.ts`, `serve ${value} with ${value}Route(needs)`, (text) => {
    const imported = afterLast(text, /from '\.\/routes\//, `import { ${value}Route } from './routes/${file}.ts';`);
    const called = imported && intoImport(imported, `@quay/contract/${area}`, value);
    return called && intoList(called, /\broutes: \[/, `serve(${value}, ${value}Route(needs))`);
  });
}

function web(cut: Cutter): void {
  const { area, file, value, type } = cut.verb;
  const folder = `apps/web/src/areas/${area}`;
  const queries = cut.model('apps/web/src/areas/spot/queries.ts');
  const hook = functionIn(queries, new RegExp(`function use${MODEL.type}\\(`));
  if (!hook) throw new NoPlan(`the model has no use${MODEL.type} in its queries.ts; mend tools/new-verb.`);
  cut.change(`${folder}/queries.ts`, `write use${type}, as use${MODEL.type} stands in spot`, (text) => {
    const called = intoImport(text, `@quay/contract/${area}`, value);
    const last = functionsOf(text).findLast((one) => one.includes('useMutation'));
    return called && last && behind(called, last, cut.rename(hook));
  });

  const { part, home } = act(cut.root);
  const component = /function (\w+)/.exec(part)?.[1] ?? '';
  const owned = part
    .replace(/^\/\*\*[\s\S]*?\*\/\n/, '')
    .replace(/^function /, 'export function ')
    .replaceAll(component, MODEL.type)
    .replace(/\bwords\.cancelled\b/, `words.${MODEL.value}Done`)
    .replace(/\bcancelling\b/g, 'sending');
  const imports = importsFor(home, part);
  cut.files.set(`${folder}/forms/${file}.tsx`, cut.rename(`${imports}\n\n${owned}\n`));

  cut.change(`${folder}/words/en_US.ts`, `write the words ${value} and ${value}Done`, (text) => {
    const label = `${value}: (number: string) => \`${capital(file.replaceAll('-', ' '))} \${number}\`,`;
    return intoList(text, /export const words = \{/, `${label}\n`);
  });
  cut.left.push(
    `${folder}/words/: ${value} in every other language, and ${value}Done (what the toast says) in all; tsc names what is missing`,
    `${folder}/forms/${file}.tsx: put it where it belongs on the screen; when something is typed, its rules go into forms/${file}.form.ts beside it, as in place-order.form.ts`,
  );
}

/** The smallest component of the model's area that uses its hook, and the file that it stands in. */
function act(root: string): { part: string; home: string } {
  const area = path.join(root, 'apps/web/src/areas', MODEL.area);
  const found = readdirSync(area, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const home = readFileSync(path.join(area, name), 'utf8');
      return functionsOf(home)
        .filter((part) => part.includes(`use${MODEL.type}()`))
        .map((part) => ({ part, home }));
    })
    .sort((a, b) => a.part.length - b.part.length)[0];
  if (!found) throw new NoPlan(`no component of the model uses use${MODEL.type}; mend tools/new-verb.`);
  return found;
}

function scenario(cut: Cutter): void {
  const { area, file, value, act } = cut.verb;
  const place = `packages/core/scenarios/${area}.test.ts`;
  // Only the model's own area has its stories.
  if (area !== MODEL.area) return;
  const send = /act === 'cancels'\s*\? (send\([\s\S]*?\))\s*: (?=send\()/;
  cut.change('packages/core/scenarios/story.ts', `teach it the act “${act}s”`, (text) => {
    const found = send.exec(text);
    return found ? text.replace(found[0], () => `${cut.rename(found[0])}${found[0]}`) : undefined;
  });
  cut.change(place, `tell the story of ${value}`, (text) => {
    const told = /^ {2}test\('only the owner cancels[\s\S]*?^ {2}\}\);$/m.exec(text)?.[0];
    const rows = told?.split('\n') ?? [];
    const second = rows.findIndex((row, at) => at > 4 && /\| buys /.test(row));
    if (second < 0) return undefined;
    const story = [...rows.slice(0, second), '    `);', '  });'].join('\n');
    const aligned = story.replace(/\bcancels +(?=\|)/g, (cell) => `${act}s `.padEnd(cell.length));
    return `${text.trimEnd()}\n\ndescribe('${file}', () => {\n${cut.rename(aligned)}\n});\n`;
  });
}

function always({ verb: { area, file, act }, number }: Cutter): string[] {
  return [
    `packages/contract/src/areas/${area}/lifecycle.ts: say when it may happen (can.${act}); until then tsc stops at the command`,
    `packages/contract/src/areas/${area}/${file}.ts: what is asked and answered, what it is refused with in the order of judging, the path, the sentence`,
    `packages/contract/src/areas/${area}/refusals.ts and packages/words/src/refusals/: refusals that are new, with their words`,
    `packages/core/src/areas/${area}/commands/${file}.ts: the rules; its number is ${number}, which stands in the journal for good once it is merged`,
    `packages/core/scenarios/${area}.test.ts: the story of what must happen (one that is there still tells what ${MODEL.file} does)`,
    `packages/core/simulation/${area}/agent.ts: let the seeded users do it now and then`,
    `packages/core/src/areas/${area}/README.md: Commands and Refusals (a test compares them with the contract)`,
    `docs/generated/areas.md: print it again: node tools/run.mjs node tools/area-map.ts`,
  ];
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commandNumber } from '../command-number.ts';
import { afterLast, imported, intoList, replaced } from '../scaffold/cuts.ts';
import { Draft, NoPlan } from '../scaffold/draft.ts';
import { capital, type Verb, verbOf } from '../scaffold/names.ts';
import * as text from './texts.ts';

export type VerbOptions = {
  /** It shows rows and changes nothing: no command, and GET. */
  readonly isRead: boolean;
  /** The area of the console that calls it, for calls of staff. */
  readonly consoleArea?: string | undefined;
};

/**
 * A new verb in every layer that its area has, in the shape of the verbs that are there: a command where the area has
 * a core that its routes may ask, a route that closes over what it needs, and the query or act that a screen uses.
 */
export function planVerb(root: string, area: string, file: string, options: VerbOptions): Draft {
  const verb = verbOf(area, file);
  if (!verb) throw new NoPlan(`${file} is no verb; name what it does to what, such as amend-order.`);
  const draft = new Draft(root);
  if (!draft.exists(`packages/contract/src/areas/${area}/manifest.ts`)) {
    throw new NoPlan(`there is no area ${area}; npm run new-area -- ${area} makes one.`);
  }
  const taken = places(verb).find((place) => draft.exists(place));
  if (taken) throw new NoPlan(`${area}/${file} is there already: ${taken}.`);

  const isCommand = !options.isRead && hasCommands(draft, area);
  const of = { verb, isCommand, ...options };
  contract(draft, of);
  if (isCommand) core(draft, verb);
  server(draft, of);
  screens(draft, of);
  draft.left.push(
    `packages/contract/src/areas/${area}/${file}.ts: what is asked and answered, what it is refused with in the order of judging, who may, the path, the sentence`,
    `packages/contract/src/areas/${area}/refusals.ts and packages/words/src/refusals/: refusals that are new, with their words`,
    'docs/generated/areas.md: print it again: node tools/run.mjs node tools/area-map.ts',
  );
  return draft;
}

type Of = VerbOptions & { readonly verb: Verb; readonly isCommand: boolean };

/** Where a verb's own files are. */
const places = ({ area, file }: Verb): string[] => [
  `packages/contract/src/areas/${area}/${file}.ts`,
  `packages/core/src/areas/${area}/commands/${file}.ts`,
  `apps/server/src/areas/${area}/routes/${file}.ts`,
  ...['queries', 'acts'].map((kind) => `apps/web/src/areas/${area}/${kind}/${file}.ts`),
];

/** Its routes may submit commands, and it has some. */
const hasCommands = (draft: Draft, area: string): boolean =>
  draft.exists(`packages/core/src/areas/${area}/manifest.ts`) &&
  /\breadonly core: /.test(draft.read(`apps/server/src/areas/${area}/needs.ts`) ?? '');

function contract(draft: Draft, { verb, isRead }: Of): void {
  const { area, file, value } = verb;
  const folder = `packages/contract/src/areas/${area}`;
  draft.add(`${folder}/${file}.ts`, text.callOf(verb, isRead));
  draft.change(`${folder}/index.ts`, `export ./${file}.ts`, (index) =>
    afterLast(index, /^export \* from/, `export * from './${file}.ts';`),
  );
  draft.change(
    `${folder}/manifest.ts`,
    `list ${area}/${file}`,
    (manifest) => imported(manifest, '../../manifest.ts', 'entry'),
    (manifest) =>
      intoList(manifest, /\bcalls: \[/, `entry(${area}.${value}, ${area}.${value}Request, ${area}.${value}Response)`),
  );
}

function core(draft: Draft, verb: Verb): void {
  const { area, file, value } = verb;
  const folder = `packages/core/src/areas/${area}`;
  const number = nextNumber(draft.root, area);
  draft.add(`${folder}/commands/${file}.ts`, text.commandOf(verb, number));
  draft.add(`${folder}/commands/${file}.test.ts`, text.commandTestOf(verb));
  draft.change(
    `${folder}/area.ts`,
    `make the command ${value}`,
    (home) => imported(home, `./commands/${file}.ts`, value),
    (home) => intoList(home, /\bcommands: \[/, `${value}()`),
  );
  draft.change(
    `${folder}/manifest.ts`,
    `list ${value}Shape among the commands`,
    (home) => imported(home, `./commands/${file}.ts`, `${value}Shape`),
    (home) => intoList(home, /\bcommands: \[/, `${value}Shape`),
  );
  draft.change(`${folder}/README.md`, `describe ${file} below Commands`, (page) => {
    const [head = '', rest] = page.split(/^## Commands$/m);
    const lines = rest?.split('\n') ?? [];
    const last = lines
      .slice(
        0,
        lines.findIndex((line) => line.startsWith('## ')),
      )
      .findLastIndex((line) => /^- `[a-z0-9-]+` \(\d+\): /.test(line));
    if (last < 0) return undefined;
    return `${head}## Commands${lines.toSpliced(last + 1, 0, `- \`${file}\` (${number}): its rules are not written yet.`).join('\n')}`;
  });
  const agent = `packages/core/simulation/${area}/agent.ts`;
  const act = `(owner) => ({ name: '${area}/${file}', input: { owner } })`;
  draft.change(agent, `let the seeded users do ${file} now and then`, (home) =>
    intoList(home, /const acts: [^=]*=> Act\)\[\] = \[/, act),
  );
  draft.left.push(
    `${folder}/commands/${file}.ts: its rules, and ${file}.test.ts beside it; its number is ${number}, which stands in the journal for good once it is merged`,
    `packages/contract/src/areas/${area}/lifecycle.ts: when it may happen, once, for core and screen`,
    `packages/core/scenarios/${area}.test.ts: the story of what must happen`,
    `packages/core/scenarios/ways-out.test.ts: whether value can leave by ${area}/${file}, and what the guard is asked`,
    `packages/core/src/areas/${area}/README.md: Commands and Refusals (a test compares them with the contract)`,
  );
}

/** The number after the area's last that no command of any area has. */
function nextNumber(root: string, area: string): number {
  const found = globSync('packages/core/src/**/commands/*.ts', { cwd: root }).map((place) => ({
    place: place.replaceAll('\\', '/'),
    number: commandNumber(readFileSync(path.join(root, place), 'utf8')) ?? 0,
  }));
  const taken = new Set(found.map(({ number }) => number));
  const own = found.filter(({ place }) => place.includes(`/areas/${area}/`)).map(({ number }) => number);
  let next = Math.max(0, ...own) + 1;
  while (taken.has(next)) next += 1;
  return next;
}

function server(draft: Draft, { verb, isRead, isCommand }: Of): void {
  const { area, file, value } = verb;
  const folder = `apps/server/src/areas/${area}`;
  const needs = isCommand ? `${capital(area)}Needs` : undefined;
  draft.add(`${folder}/routes/${file}.ts`, text.routeOf(verb, { isRead, needs }));
  const served = `serve(${value}, ${value}Route${needs ? '(needs)' : ''})`;
  draft.change(
    `${folder}/area.ts`,
    `serve ${value} with ${value}Route`,
    (home) => imported(home, `./routes/${file}.ts`, `${value}Route`),
    (home) => imported(home, `@quay/contract/${area}`, value),
    (home) => imported(home, '../../edge/route.ts', 'serve'),
    (home) => (needs ? home.replace('(_needs: ', '(needs: ') : home),
    (home) =>
      intoList(home, /\broutes: \[/, served) ??
      replaced(home, /\broutes: (\w+\(needs\))/, `routes: [...$1, ${served}]`),
  );
}

function screens(draft: Draft, { verb, isRead, consoleArea }: Of): void {
  const { area, file } = verb;
  const own = `${isRead ? 'queries' : 'acts'}/${file}.ts`;
  if (consoleArea !== undefined) {
    const folder = `apps/console/src/areas/${consoleArea}`;
    if (!existsSync(path.join(draft.root, folder))) throw new NoPlan(`the console has no area ${consoleArea}.`);
    draft.add(`${folder}/${own}`, text.consoleSenderOf(verb, isRead));
  } else if (existsSync(path.join(draft.root, 'apps/web/src/areas', area))) {
    draft.add(`apps/web/src/areas/${area}/${own}`, text.webSenderOf(verb, isRead));
  } else {
    draft.left.push(`the screen that calls ${area}/${file}; for the console name its area: --console=<area>`);
    return;
  }
  draft.left.push(`a page that uses ${own}, with its words in every language`);
}

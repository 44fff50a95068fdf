import { parseArgs } from 'node:util';
import { browser, closeExchange, exchange, openExchange } from '../../e2e/browser/opened.ts';
import { visit } from '../../e2e/browser/visit.ts';
import { buildWeb, webIsBuilt } from '../build-web.mjs';
import { calls, type ListedCall, type ListedRoute, type PersonKind, personKinds, routes } from './listed.ts';
import { type Dealings, dealings, type Objects, type Owner, objectsOf } from './objects.ts';
import { openScreen } from './opened-screen.ts';
import { type Asker, openPeople, type People } from './people.ts';
import { askCall, entryOf, type Found, wrong } from './requested.ts';
import type { Means } from './requests.ts';
import { printTable, type TableRow, wrongIn } from './table.ts';

/**
 * `npm run spec`: every screen and every call of the specification, asked as a guest, a user, a merchant and somebody in
 * demo mode, of an exchange of its own with the simulated market. Prints what each answers, and ends with 1 when something
 * is missing or wrong. `-- --only routes` or `calls` asks these alone, `-- --match /otc/` those whose path has these words.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, match: { type: 'string', default: '' } } });

const NO_DEMO = wrong('missing: no demo mode');
/** What ends a session or a standing is asked last. */
const LAST = ['/approve/cancel/business', '/changeMockLogin', '/logout'];

async function run(people: People): Promise<number> {
  const means = meansOf(people);
  const tables: TableRow[][] = [];
  const wanted = <One extends { readonly path: string }>(all: readonly One[]) =>
    all.filter(({ path }) => path.includes(values.match));
  if (values.only !== 'calls') {
    const rows = await screenRows(wanted(routes), people, means);
    printTable('Screen', rows);
    tables.push(rows);
  }
  if (values.only !== 'routes') {
    const rows = await callRows(wanted(calls), people, means);
    printTable('Call', rows);
    tables.push(rows);
  }
  const missing = tables.flatMap(wrongIn);
  for (const one of missing) console.log(`✗ ${one}`);
  const count = tables.map((rows) => rows.length).join(' and ');
  console.log(`${count} asked for ${personKinds.length} kinds of people; ${missing.length} not as they should be`);
  return missing.length > 0 ? 1 : 0;
}

type MeansOf = Readonly<Partial<Record<PersonKind, Means>>>;

/** What those have who trade for fiat. Demo mode has its own world, and nothing of this one. */
function meansOf({ askers, dealer }: People): MeansOf {
  const of = (asker: Asker | undefined): Means | undefined => {
    if (!asker?.own || !asker.session) return undefined;
    const owner: Owner = { ...asker, own: asker.own, session: asker.session };
    const deals: Dealings = dealings(owner, dealer);
    const objects: Objects = objectsOf(owner, dealer, deals);
    return { owner, dealer, deals, objects };
  };
  const [user, merchant] = [of(askers.user), of(askers.merchant)];
  return { ...(user && { user }), ...(merchant && { merchant }) };
}

async function screenRows(listed: readonly ListedRoute[], people: People, means: MeansOf): Promise<TableRow[]> {
  const columns = await Promise.all(
    personKinds.map(async (kind): Promise<Found[]> => {
      const asker = people.askers[kind];
      return asker ? screensOf(listed, asker, means) : listed.map(() => NO_DEMO);
    }),
  );
  return listed.map(({ path }, at) => rowOf(path, columns, at));
}

const rowOf = (name: string, columns: readonly (readonly Found[])[], at: number): TableRow => ({
  name,
  found: Object.fromEntries(personKinds.map((kind, of) => [kind, columns[of]![at]!])) as TableRow['found'],
});

/** Each screen on a device of its own, that no draft is left from the one before. */
async function screensOf(listed: readonly ListedRoute[], asker: Asker, means: MeansOf): Promise<Found[]> {
  const { kind, session, own } = asker;
  const found: Found[] = [];
  for (const route of listed) {
    const entered = await visit(browser(), exchange().url, {
      size: 'phone',
      language: 'en_US',
      ...(session && { session }),
    });
    try {
      // A guest and a demo account name what the user has: they are led elsewhere, or see what is public.
      const address = await (means[kind] ?? means.user)!.objects.filled(route.address);
      const visitor = {
        kind,
        ...(session && { usercode: session.member.usercode }),
        ...(own && { address: own.address }),
      };
      found.push(await openScreen(entered.page, route, address, visitor, entered.faults));
    } catch (failure) {
      found.push(wrong(String(failure instanceof Error ? failure.message : failure).slice(0, 160)));
    }
    await entered.context.close();
  }
  return found;
}

async function callRows(listed: readonly ListedCall[], people: People, means: MeansOf): Promise<TableRow[]> {
  const late = ({ path }: ListedCall) => LAST.indexOf(path);
  const inOrder = [...listed].sort((one, other) => late(one) - late(other));
  const rows = new Map<ListedCall, TableRow>();
  for (const call of inOrder) {
    const found: Partial<Record<PersonKind, Found>> = {};
    for (const kind of personKinds) {
      const asker = people.askers[kind];
      const demoMeans = kind === 'demo' && asker ? demoMeansOf(means, asker) : undefined;
      found[kind] = asker ? await askCall(call, asker, means[kind] ?? demoMeans) : demoOf(call);
    }
    const name = `${call.method} ${call.path}`;
    rows.set(call, { name, found: found as TableRow['found'] });
  }
  return listed.map((call) => rows.get(call)!);
}

const demoOf = (call: ListedCall): Found => (entryOf(call) ? NO_DEMO : wrong('missing: nothing answers'));

/** A demo account asks with what the user's requests are made of: what is refused it is refused before they are looked at. */
const demoMeansOf = ({ user }: MeansOf, { session }: Asker): Means | undefined =>
  user && session && { ...user, owner: { ...user.owner, kind: 'demo', session } };

if (!webIsBuilt()) buildWeb();
await openExchange();
let failed = 1;
try {
  failed = await run(await openPeople());
} finally {
  await closeExchange();
}
process.exit(failed);

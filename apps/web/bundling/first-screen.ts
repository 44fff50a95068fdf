type Graph = { getModuleInfo(id: string): { importedIds: string[]; code: string | null } | null };

/** Lists of parts, of which an importer takes only what it names. */
const lists =
  /packages\/(ui\/src|contract\/src\/areas\/\w+|web-kit\/src\/\w+)\/index\.ts$|@tanstack\/(react-query|query-core)\/build\/modern\/index\.js$/;

/** The modules behind a list that its importer names. */
function named(list: string, importer: string, graph: Graph): string[] {
  const { importedIds = [], code } = graph.getModuleInfo(list) ?? {};
  const taken = importedNames(graph.getModuleInfo(importer)?.code);
  return importedIds.filter((id) => {
    const file = id
      .split('/')
      .at(-1)!
      .replace(/\.\w+$/, '');
    const [, names = ''] = code?.match(new RegExp(`\\{([^}]*)\\} from ['"][^'"]*\\b${file}\\.`)) ?? [];
    const listed = names ? names.split(',') : exported(graph.getModuleInfo(id)?.code);
    return listed.some((name) => taken.has(name.trim()));
  });
}

/** What a module imports, or passes on, by name. */
const importedNames = (code: string | null | undefined): ReadonlySet<string> =>
  new Set(
    [...(code ?? '').matchAll(/\b(?:import|export)\s[^'"{}]*\{([^}]*)\}\s*from/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]!),
    ),
  );

/** What a module gives, for a list that passes all of it on. */
const exported = (code: string | null | undefined): string[] =>
  [...(code ?? '').matchAll(/export (?:const|function|class) (\w+)/g)].map(([, name]) => name!);

/** Names the chunk of every module that the beginnings reach without a further import on demand. */
export function firstScreen(...beginnings: string[]) {
  const reached = new Set<string>();
  return (id: string, graph: Graph) => {
    const ahead = reached.size > 0 ? [] : [...beginnings];
    for (let next = ahead.pop(); next; next = ahead.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      for (const imported of graph.getModuleInfo(next)?.importedIds ?? []) {
        if (lists.test(imported)) ahead.push(...named(imported, next, graph));
        else ahead.push(imported);
      }
    }
    return reached.has(id) ? 'first-screen' : null;
  };
}

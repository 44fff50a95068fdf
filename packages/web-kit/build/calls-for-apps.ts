import { type ESTree, type Plugin, parseSync } from 'vite';

/** What a call says to readers and to the server and no app reads, and what stands there instead. */
const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  ['about', "''"],
  ['refusals', '[]'],
]);

/**
 * Leaves the documents of the contract's calls out of an app: their sentences, and the refusals that they list. What a
 * module of the contract computes when it is loaded changes nothing outside of it, which the bundler cannot know of a
 * schema's methods: it is said of each such call, so that those whose result nobody uses go.
 */
export function callsForApps(): Plugin {
  return {
    name: 'calls-for-apps',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/packages\/contract\/src\/.*\.ts$/.test(id)) return null;
      const { program } = parseSync(id, code, { lang: 'ts' });
      const cuts = program.body.flatMap(callsOf).flatMap(leftOut);
      const isLeftOut = ({ start }: Span) => cuts.some((cut) => cut.start <= start && start < cut.end);
      const marks = [
        ...new Set(
          callsWhenLoaded(program)
            .filter((one) => !isLeftOut(one))
            .map(({ start }) => start),
        ),
      ];
      const edits = [...cuts, ...marks.map((start) => ({ start, end: start, text: '/* @__PURE__ */ ' }))].sort(
        (a, b) => b.start - a.start,
      );
      const edited = edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
      return { code: edited, map: null };
    },
  };
}

type Span = { readonly start: number; readonly end: number };

/** Calls and constructions that run when a module is loaded: those that stand in no function. */
function callsWhenLoaded(node: unknown): Span[] {
  if (Array.isArray(node)) return node.flatMap(callsWhenLoaded);
  if (typeof node !== 'object' || node === null) return [];
  const { type, ...rest } = node as { readonly type?: string };
  if (type?.includes('Function') || type?.startsWith('TS')) return [];
  const within = Object.values(rest).flatMap(callsWhenLoaded);
  return type === 'CallExpression' || type === 'NewExpression' ? [node as Span, ...within] : within;
}

/** The objects that a statement gives to `call`. */
function callsOf(statement: ESTree.Program['body'][number]): ESTree.ObjectExpression[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'call') return [];
    const [given] = init.arguments;
    return given?.type === 'ObjectExpression' ? [given] : [];
  });
}

/** The values that are left out, whatever they are written as: a name would be of something that is not imported. */
function leftOut({ properties }: ESTree.ObjectExpression): (Span & { readonly text: string })[] {
  return properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const text = LEFT_OUT.get(property.key.name);
    return text === undefined ? [] : [{ start: property.value.start, end: property.value.end, text }];
  });
}

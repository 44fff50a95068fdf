import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/**
 * Which commands the route of a call submits, by itself or through the services it calls. Read from the parsed sources
 * of the server: a name that is imported is followed to its file; a method is found by its name in a file that its
 * receiver is named after (`orders.take` is `take` of `orders/orders.ts` or `orders/taking.ts`), in the same area where
 * it has one.
 */

type Tree = { readonly type: string; readonly [key: string]: unknown };

/** A function, method or property with a name: what it submits itself, and what it names. */
type Part = {
  readonly file: string;
  readonly name: string;
  readonly commands: Set<string>;
  /** The calls whose routes it hands its request to. */
  readonly calls: Set<string>;
  readonly names: Set<string>;
  readonly methods: Map<string, Set<string>>;
};

type Source = {
  readonly file: string;
  /** By the local name: the file that it comes from, and its name there. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** By the name in the code: the member that it was taken from (`{ withdrawals: outgoing }`). */
  readonly members: Map<string, string>;
  readonly parts: Part[];
};

const isTree = (value: unknown): value is Tree => typeof (value as Tree | null)?.type === 'string';

function childrenOf(tree: Tree): Tree[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (key === 'parent' || key === 'typeAnnotation' || key === 'returnType') return [];
    return (Array.isArray(value) ? value : [value]).filter(isTree);
  });
}

const nameOf = (tree: unknown): string | undefined =>
  isTree(tree) && ['Identifier', 'PrivateIdentifier'].includes(tree.type) ? String(tree.name) : undefined;

/** The last name of a receiver: `orders` of `needs.c2c.orders`. */
const lastName = (tree: unknown): string | undefined => {
  if (!isTree(tree)) return undefined;
  if (tree.type === 'ThisExpression') return 'this';
  return tree.type === 'MemberExpression' ? nameOf(tree.property) : nameOf(tree);
};

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** The name under which a tree is a part of its own. */
function partName(tree: Tree, isArgument: boolean): string | undefined {
  if (tree.type === 'FunctionDeclaration') return nameOf(tree.id);
  if (tree.type === 'VariableDeclarator' && isTree(tree.init) && FUNCTIONS.includes(tree.init.type))
    return nameOf(tree.id);
  if (tree.type === 'MethodDefinition' || tree.type === 'PropertyDefinition') return nameOf(tree.key);
  if (tree.type !== 'Property' || isArgument || !isTree(tree.value)) return undefined;
  // What is handed to a function, and what is a mere value, belongs to the part around it.
  return [...FUNCTIONS, 'Identifier', 'MemberExpression'].includes(tree.value.type) ? nameOf(tree.key) : undefined;
}

/** A command that is one of many: `{ name, input }`. */
function noteCommand(tree: Tree, part: Part): void {
  const properties = tree.properties as Tree[];
  if (!properties.some(({ key }) => nameOf(key) === 'input')) return;
  const named = properties.find(({ key }) => nameOf(key) === 'name');
  if (isTree(named?.value) && named.value.type === 'Literal') part.commands.add(String(named.value.value));
}

export class Submitted {
  readonly #sources = new Map<string, Source>();
  readonly #byName = new Map<string, Part[]>();
  readonly #served = new Map<string, Part>();

  constructor(root: string, folder: string) {
    const files = globSync('**/*.ts', { cwd: path.join(root, folder) })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => !/\.test\.|\/testing\//.test(file));
    for (const file of files) this.#read(file, readFileSync(path.join(root, file), 'utf8'));
  }

  /** The commands that the route of a call comes to; `value` is the call's name in the code. */
  of(area: string, value: string): ReadonlySet<string> {
    const found = new Set<string>();
    const route = this.#served.get(`${area}/${value}`);
    if (route) this.#follow(route, new Set(), found);
    return found;
  }

  #read(file: string, text: string): void {
    const imports = new Map<string, { file: string; name: string }>();
    const source: Source = { file, imports, members: new Map(), parts: [] };
    this.#sources.set(file, source);
    const { program } = parseSync(file, text);
    for (const one of program.body as unknown as Tree[]) {
      const from = isTree(one.source) ? String(one.source.value) : '';
      if (one.type !== 'ImportDeclaration' || !from.startsWith('.')) continue;
      const target = path.posix.join(path.posix.dirname(file), from);
      for (const { local, imported } of one.specifiers as { local: Tree; imported?: Tree }[]) {
        imports.set(nameOf(local) ?? '', { file: target, name: nameOf(imported) ?? '' });
      }
    }
    this.#walk(program as unknown as Tree, source, this.#part(source, ''), false);
  }

  #part(source: Source, name: string): Part {
    const part = {
      file: source.file,
      name,
      commands: new Set<string>(),
      calls: new Set<string>(),
      names: new Set<string>(),
      methods: new Map(),
    };
    source.parts.push(part);
    this.#byName.set(name, [...(this.#byName.get(name) ?? []), part]);
    return part;
  }

  #walk(tree: Tree, source: Source, part: Part, isArgument: boolean): void {
    if (tree.type === 'ObjectPattern') {
      for (const { key, value } of tree.properties as Tree[])
        source.members.set(nameOf(value) ?? '', nameOf(key) ?? '');
      return;
    }
    const name = partName(tree, isArgument);
    if (name !== undefined) {
      const own = this.#part(source, name);
      for (const child of childrenOf(tree))
        if (child !== tree.key && child !== tree.id) this.#walk(child, source, own, false);
      return;
    }
    if (tree.type === 'ObjectExpression') noteCommand(tree, part);
    if (tree.type === 'Identifier') part.names.add(String(tree.name));
    if (tree.type === 'MemberExpression') this.#member(tree, part);
    if (tree.type === 'CallExpression' && this.#call(tree, source, part)) return;
    const hands = tree.type === 'CallExpression' || tree.type === 'NewExpression';
    const passes = isArgument && ['ObjectExpression', 'SpreadElement', 'Property'].includes(tree.type);
    for (const child of childrenOf(tree)) {
      if (tree.type === 'MemberExpression' && child === tree.property) continue;
      if (tree.type === 'Property' && child === tree.key && !tree.shorthand) continue;
      this.#walk(child, source, part, hands ? child !== tree.callee : passes);
    }
  }

  #member(tree: Tree, part: Part): void {
    const method = nameOf(tree.property);
    const receiver = lastName(tree.object);
    if (method === undefined || receiver === undefined) return;
    const receivers = part.methods.get(method) ?? new Set();
    part.methods.set(method, receivers.add(receiver));
  }

  /** Notes a command that is submitted; a call that is served is a part of its own. */
  #call(tree: Tree, source: Source, part: Part): boolean {
    const [first, ...others] = tree.arguments as Tree[];
    const callee = lastName(tree.callee);
    if (callee === 'submit' && first?.type === 'Literal') part.commands.add(String(first.value));
    if (callee !== 'serve' && callee !== 'translate') return false;
    const area = /\/areas\/([^/]+)\//.exec(source.file)?.[1];
    const served = this.#part(source, '');
    this.#served.set(`${area}/${nameOf(first)}`, served);
    if (callee === 'translate') served.calls.add(`${area}/${nameOf(others[0])}`);
    for (const one of others) this.#walk(one, source, served, true);
    return true;
  }

  #follow(part: Part, seen: Set<Part>, found: Set<string>): void {
    if (seen.has(part)) return;
    seen.add(part);
    for (const command of part.commands) found.add(command);
    for (const call of part.calls) {
      const route = this.#served.get(call);
      if (route) this.#follow(route, seen, found);
    }
    const source = this.#sources.get(part.file)!;
    for (const name of part.names) {
      const from = source.imports.get(name) ?? { file: part.file, name };
      for (const next of this.#sources.get(from.file)?.parts ?? [])
        if (next.name === from.name) this.#follow(next, seen, found);
    }
    for (const [method, receivers] of part.methods) {
      for (const receiver of receivers) {
        const member = source.members.get(receiver) ?? receiver;
        for (const next of this.#methods(part.file, member, method)) this.#follow(next, seen, found);
      }
    }
  }

  #methods(file: string, receiver: string, method: string): readonly Part[] {
    const all = this.#byName.get(method) ?? [];
    if (receiver === 'this') return all.filter((one) => one.file === file);
    const fitting = all.filter((one) => one.file !== file && isNamed(one.file, receiver));
    const area = /^.*\/areas\/[^/]+\//.exec(file)?.[0];
    const own = area === undefined ? [] : fitting.filter((one) => one.file.startsWith(area));
    return own.length > 0 ? own : fitting;
  }
}

/** A file is named after a receiver when one of its folders, its name or the last word of it is the receiver's. */
function isNamed(file: string, receiver: string): boolean {
  const [name = '', ...folders] = file.replace(/\.ts$/, '').split('/').reverse();
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const wanted = receiver.toLowerCase();
  return [camel, `${camel}s`, name.split('-').at(-1)!, folders[0] ?? ''].some((one) => one.toLowerCase() === wanted);
}

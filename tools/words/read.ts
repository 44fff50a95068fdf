import { joined, type Parts } from './message.ts';
import { type FunctionValue, fail, keyOf, type Value, Values } from './values.ts';

/** The parameters of a message that is a function, in order; `named` ones come as one object. */
export type Params = { readonly named: boolean; readonly names: readonly string[] };

export type Tree =
  | { readonly kind: 'message'; readonly params?: Params | undefined; readonly parts: Parts }
  | { readonly kind: 'group'; readonly entries: ReadonlyMap<string, Tree> }
  | { readonly kind: 'list'; readonly params?: Params | undefined; readonly items: readonly Tree[] }
  /** What is no message: an id, a number. */
  | { readonly kind: 'data'; readonly code: string };

export type Catalogue = {
  readonly words: Tree;
  /** Figures of the contract that stand within sentences: `{ADS_MAX}` for translators, `${ADS_MAX}` in the catalogue. */
  readonly constants: ReadonlyMap<string, { readonly code: string; readonly from: string }>;
  /** Arguments that are several figures or names. */
  readonly lists: ReadonlySet<string>;
};

/**
 * Takes a catalogue apart into its messages, by its source and without running it. A catalogue is an object of strings
 * and of functions whose result is a template; it may be put together from constants, lists and helper functions, and
 * uses `plural`, `select` and `list` for what depends on an argument. `source` gives the parameters their names, which
 * a translation may call otherwise. `isFilled`: arguments stand in the strings, as `{name}`.
 */
export function readCatalogue(file: string, source?: Tree, isFilled = false): Catalogue {
  const values = new Values(isFilled);

  /** A function as a message: its parameters stand for themselves, under the names that the source has for them. */
  function unfolded({ node, scope, file: at }: FunctionValue, before: Params | undefined) {
    const inside = new Map(scope);
    const [first] = node.params;
    const isNamed = first?.type === 'ObjectPattern';
    const own = isNamed
      ? first.properties.flatMap((one) => (one.type === 'Property' ? [keyOf(one.key) ?? ''] : []))
      : node.params.map((one) =>
          one.type === 'Identifier' ? one.name : fail(at, 'a parameter has a form of its own'),
        );
    const known = isNamed ? own : own.map((name, nth) => properName(before?.names[nth]) ?? name);
    for (const [nth, name] of own.entries()) inside.set(name, { kind: 'argument', name: known[nth]! });
    const names = isNamed
      ? [...new Set([...(before?.names ?? []), ...known])]
      : [...known, ...(before?.names.slice(known.length) ?? [])];
    const params: Params = { named: isNamed || (before?.named ?? false), names };
    return { body: values.body(node, inside, at), params };
  }

  function treeOf(value: Value, before: Tree | undefined, place: string): Tree {
    switch (value.kind) {
      case 'group': {
        const of = before?.kind === 'group' ? before.entries : undefined;
        const entries = [...value.entries].map(([key, one]) => [key, treeOf(one, of?.get(key), key)] as const);
        return { kind: 'group', entries: new Map(entries) };
      }
      case 'list': {
        const of = before?.kind === 'list' ? before.items : undefined;
        return { kind: 'list', items: value.items.map((item, nth) => treeOf(item, of?.[nth], place)) };
      }
      case 'function': {
        const known = before && 'params' in before ? before.params : undefined;
        const { body, params } = unfolded(value, known);
        const tree = treeOf(body, undefined, place);
        if (tree.kind === 'group' || tree.kind === 'data') return fail(file, `${place} gives no sentence`);
        return { ...tree, params };
      }
      case 'data':
        return value;
      default:
        return { kind: 'message', parts: joined(values.parts(value, file)) };
    }
  }

  const words = values.module(file).get('words') ?? fail(file, 'it has no words');
  return { words: treeOf(words, source, 'words'), constants: values.constants, lists: values.lists };
}

const properName = (name: string | undefined): string | undefined => (name?.startsWith('_') ? undefined : name);

/** The messages of a catalogue by their place: `headlines.pay`, `steps.2`. */
export function messagesOf(tree: Tree, place: readonly string[] = []): ReadonlyMap<string, Parts> {
  if (tree.kind === 'data') return new Map();
  if (tree.kind === 'message') return new Map([[place.join('.'), tree.parts]]);
  const inside: (readonly [string, Tree])[] =
    tree.kind === 'group' ? [...tree.entries] : tree.items.map((item, nth) => [String(nth), item] as const);
  return new Map(inside.flatMap(([key, one]) => [...messagesOf(one, [...place, key])]));
}

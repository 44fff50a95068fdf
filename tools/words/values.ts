import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { joined, type Parts } from './message.ts';

export class Unreadable extends Error {}

export type FunctionValue = {
  readonly kind: 'function';
  readonly node: ESTree.ArrowFunctionExpression;
  readonly scope: Scope;
  readonly file: string;
};
/** What an expression of a catalogue stands for; an argument stands for itself. */
export type Value =
  | { readonly kind: 'text'; readonly parts: Parts }
  | { readonly kind: 'group'; readonly entries: ReadonlyMap<string, Value> }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | FunctionValue
  | { readonly kind: 'argument'; readonly name: string }
  | { readonly kind: 'constant'; readonly code: string; readonly from: string }
  | { readonly kind: 'data'; readonly code: string };
export type Scope = Map<string, Value>;

/** Properties that hold no words. */
const DATA = new Set(['id']);

/** Works out what the expressions of a catalogue stand for, without running it. */
export class Values {
  /** Figures of the contract that stand within sentences, by the name that translators see. */
  readonly constants = new Map<string, { readonly code: string; readonly from: string }>();
  /** Arguments that are several figures or names. */
  readonly lists = new Set<string>();
  private readonly modules = new Map<string, Scope>();
  private readonly isFilled: boolean;

  constructor(isFilled: boolean) {
    this.isFilled = isFilled;
  }

  /** What a module of the catalogue declares. */
  module(file: string): Scope {
    const known = this.modules.get(file);
    if (known) return known;
    const scope: Scope = new Map();
    this.modules.set(file, scope);
    const { program, errors } = parseSync(file, readFileSync(file, 'utf8'), { lang: 'ts' });
    if (errors.length > 0) fail(file, 'it does not parse');
    for (const statement of program.body) {
      if (statement.type === 'ImportDeclaration') this.bindImport(statement, file, scope);
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type !== 'VariableDeclaration') continue;
      for (const { id, init } of declared.declarations) {
        if (id.type === 'Identifier' && init) scope.set(id.name, this.of(init, scope, file));
      }
    }
    return scope;
  }

  private bindImport(statement: ESTree.ImportDeclaration, file: string, scope: Scope): void {
    const from = statement.source.value;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier') continue;
      if (statement.importKind === 'type' || specifier.importKind === 'type') continue;
      const { name } = specifier.local;
      const imported = from.startsWith('./') ? this.module(path.join(path.dirname(file), from)).get(name) : undefined;
      scope.set(name, imported ?? { kind: 'constant', code: name, from });
    }
  }

  of(node: ESTree.Expression, scope: Scope, file: string): Value {
    switch (node.type) {
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return this.of(node.expression, scope, file);
      case 'Literal':
        if (typeof node.value === 'string') return { kind: 'text', parts: this.text(node.value) };
        return { kind: 'data', code: node.raw ?? '' };
      case 'TemplateLiteral': {
        const parts = node.quasis.flatMap(({ value }, nth) => {
          const filled = node.expressions[nth];
          const inside = filled ? this.parts(this.of(filled, scope, file), file) : [];
          return [...this.text(value.cooked ?? ''), ...inside];
        });
        return { kind: 'text', parts: joined(parts) };
      }
      case 'ArrayExpression': {
        const items = node.elements.flatMap((item) =>
          item && item.type !== 'SpreadElement' ? [this.of(item, scope, file)] : [],
        );
        return { kind: 'list', items };
      }
      case 'ObjectExpression':
        return { kind: 'group', entries: new Map(node.properties.flatMap((one) => this.entries(one, scope, file))) };
      case 'ArrowFunctionExpression':
        return { kind: 'function', node, scope, file };
      case 'Identifier':
        return scope.get(node.name) ?? fail(file, `“${node.name}” is not known here`);
      case 'MemberExpression':
        return this.member(node, scope, file);
      case 'CallExpression':
        return this.call(node, scope, file);
      default:
        return fail(file, `a catalogue cannot carry a ${node.type}, at sign ${node.start}`);
    }
  }

  private entries(
    property: ESTree.ObjectProperty | ESTree.SpreadElement,
    scope: Scope,
    file: string,
  ): (readonly [string, Value])[] {
    if (property.type === 'SpreadElement') {
      const spread = this.of(property.argument, scope, file);
      return spread.kind === 'group' ? [...spread.entries] : fail(file, 'only an object can be spread');
    }
    const key = keyOf(property.key) ?? fail(file, `a key at sign ${property.start} is not a name`);
    const value = this.of(property.value, scope, file);
    if (!DATA.has(key) || value.kind !== 'text') return [[key, value]];
    return [[key, { kind: 'data', code: JSON.stringify(value.parts.join('')) }]];
  }

  private member(node: ESTree.MemberExpression, scope: Scope, file: string): Value {
    const of = this.of(node.object, scope, file);
    const name = !node.computed && node.property.type === 'Identifier' ? node.property.name : undefined;
    if (name && of.kind === 'group') return of.entries.get(name) ?? fail(file, `there is no ${name}`);
    if (name && of.kind === 'constant') return { ...of, code: `${of.code}.${name}` };
    return fail(file, `a catalogue cannot look something up by an argument, at sign ${node.start}: use select`);
  }

  private call(node: ESTree.CallExpression, scope: Scope, file: string): Value {
    const name = node.callee.type === 'Identifier' ? node.callee.name : '';
    const given = node.arguments.map((one) =>
      one.type === 'SpreadElement' ? fail(file, 'arguments cannot be spread') : this.of(one, scope, file),
    );
    const callee = this.of(node.callee, scope, file);
    if (callee.kind === 'function') return this.applied(callee, given);
    const [on, forms] = given;
    if (name === 'list' && on) {
      const parts = this.parts(on, file);
      for (const part of parts) if (typeof part === 'object') this.lists.add(part.arg);
      return { kind: 'text', parts };
    }
    if ((name === 'plural' || name === 'select') && on?.kind === 'argument' && forms?.kind === 'group') {
      const each = [...forms.entries].map(([key, form]) => [key, this.parts(form, file)] as const);
      return { kind: 'text', parts: [{ arg: on.name, by: name, forms: Object.fromEntries(each) }] };
    }
    return fail(file, `a catalogue cannot call what stands at sign ${node.start}`);
  }

  private applied({ node, scope, file }: FunctionValue, given: readonly Value[]): Value {
    const inside = new Map(scope);
    for (const [nth, param] of node.params.entries()) {
      const value = given[nth];
      if (param.type === 'RestElement' && param.argument.type === 'Identifier') {
        inside.set(param.argument.name, { kind: 'list', items: given.slice(nth) });
      } else if (param.type === 'Identifier' && value) inside.set(param.name, value);
    }
    return this.body(node, inside, file);
  }

  /** What a function gives. */
  body({ body }: ESTree.ArrowFunctionExpression, scope: Scope, file: string): Value {
    if (body.type === 'BlockStatement') return fail(file, `a message has no statements, at sign ${body.start}`);
    return this.of(body as ESTree.Expression, scope, file);
  }

  parts(value: Value, file: string): Parts {
    switch (value.kind) {
      case 'text':
        return value.parts;
      case 'argument':
        return [{ arg: value.name }];
      case 'constant': {
        const name = value.code.replaceAll('.', '_');
        this.constants.set(name, value);
        return [{ arg: name }];
      }
      default:
        return fail(file, `a ${value.kind} stands in a sentence`);
    }
  }

  private text(text: string): Parts {
    if (!this.isFilled) return [text];
    return joined(text.split(/\{(\w+)\}/).map((piece, nth) => (nth % 2 === 1 ? { arg: piece } : piece)));
  }
}

export function keyOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

export function fail(file: string, why: string): never {
  throw new Unreadable(`${file}: ${why}`);
}

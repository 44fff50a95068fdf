import type { z } from 'zod';

/** One field of a request, wherever in it: `proof.passkey.challengeId`, `orders[].price`. */
export type Field = {
  readonly path: string;
  readonly name: string;
  /** Most characters of a text. */
  readonly length: number | undefined;
};

type Definition = {
  readonly type: string;
  readonly shape?: Record<string, z.ZodType>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly options?: readonly z.ZodType[];
};

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

/** Every object in a schema, with where it is. */
export function objectsIn(schema: z.ZodType, path = ''): { readonly path: string; readonly isStrict: boolean }[] {
  const { type, shape = {}, catchall, ...of } = definitionOf(schema);
  if (type === 'object') {
    const isStrict = catchall !== undefined && definitionOf(catchall).type === 'never';
    const inner = Object.entries(shape).flatMap(([name, one]) =>
      objectsIn(one, path === '' ? name : `${path}.${name}`),
    );
    return [{ path, isStrict }, ...inner];
  }
  return within(of).flatMap((one) => objectsIn(one, type === 'array' ? `${path}[]` : path));
}

/** Every field in a schema. */
export function fieldsIn(schema: z.ZodType, path = ''): Field[] {
  const { type, shape = {}, ...of } = definitionOf(schema);
  if (type !== 'object') return within(of).flatMap((one) => fieldsIn(one, type === 'array' ? `${path}[]` : path));
  return Object.entries(shape).flatMap(([name, one]) => {
    const here = path === '' ? name : `${path}.${name}`;
    return [{ path: here, name, length: lengthOf(one) }, ...fieldsIn(one, here)];
  });
}

const within = ({ element, innerType, in: input, options = [] }: Omit<Definition, 'type'>): readonly z.ZodType[] =>
  [element, innerType, input, ...options].filter((one) => one !== undefined);

function lengthOf(schema: z.ZodType): number | undefined {
  const { type, ...of } = definitionOf(schema);
  if (type === 'string') return (schema as z.ZodString).maxLength ?? undefined;
  return within(of)
    .map(lengthOf)
    .find((length) => length !== undefined);
}

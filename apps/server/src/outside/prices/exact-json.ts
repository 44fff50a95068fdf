/** What somebody else's server sent, with nothing known of its form. Numbers are the texts that they were written as. */
export type Json = string | boolean | null | readonly Json[] | { readonly [key: string]: Json };

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;

/**
 * Reads JSON without reading its numbers as doubles: a price is what the venue wrote, to the last digit. Nothing for
 * what is not JSON, or is nested too deep to be a ticker.
 */
export function exactJson(text: string): Json | undefined {
  const asWritten: Reviver = (_, value, context) => (typeof value === 'number' ? context.source : value);
  try {
    return JSON.parse(text, asWritten as (key: string, value: unknown) => unknown) as Json;
  } catch {
    return undefined;
  }
}

/** What stands at a path of keys and places; nothing when it is not there. */
export function at(json: Json | undefined, ...path: readonly (string | number)[]): Json | undefined {
  let found = json;
  for (const step of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined;
    found = (found as Readonly<Record<string | number, Json>>)[step];
  }
  return found;
}

export const textAt = (json: Json | undefined, ...path: readonly (string | number)[]): string | undefined => {
  const found = at(json, ...path);
  return typeof found === 'string' ? found : undefined;
};

/** A list of few members; nothing for what is no list, or is longer than any that was asked for. */
export const listAt = (json: Json | undefined, ...path: readonly (string | number)[]): readonly Json[] | undefined => {
  const found = path.length === 0 ? json : at(json, ...path);
  return Array.isArray(found) && found.length <= LIST_MOST ? found : undefined;
};

const LIST_MOST = 1_000;

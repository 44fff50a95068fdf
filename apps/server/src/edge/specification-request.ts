import { z } from 'zod';

type Reading = (value: unknown) => unknown;

const asIs: Reading = (value) => value;
/** Fields that hold a coin or a market, which those clients write in lower case. */
const SYMBOLS: ReadonlySet<string> = new Set(['symbol', 'coinSymbol', 'fiat', 'give', 'take']);
const NUMBER = /^-?(0|[1-9][0-9]{0,15})(\.[0-9]+)?$/;

/**
 * How a request of a call that the specification names is read before its schema validates it: fields that the schema does
 * not name are left out, text that writes a number, a flag, a list or an object becomes it, a whole number where text is
 * wanted becomes text, and a member of a closed set may be in another case. What cannot be read so stays as it came, and
 * the schema refuses it.
 */
export function specificationRequest(schema: z.ZodType): Reading {
  const wanted = inner(schema);
  if (!(wanted instanceof z.ZodObject)) return asIs;
  return objectOf(wanted);
}

function objectOf(schema: z.ZodObject): Reading {
  const fields = Object.entries(schema.shape).map(
    ([name, field]) => [name, SYMBOLS.has(name) ? inUpperCase : readingOf(field as z.ZodType)] as const,
  );
  return (value) => {
    const given = typeof value === 'string' ? parsed(value) : value;
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return value;
    const read: Record<string, unknown> = {};
    for (const [name, of] of fields) {
      if (Object.hasOwn(given, name)) read[name] = of((given as Record<string, unknown>)[name]);
    }
    return read;
  };
}

function readingOf(field: z.ZodType): Reading {
  const wanted = inner(field);
  if (wanted instanceof z.ZodNumber) return (value) => (isText(value, NUMBER) ? Number(value) : value);
  if (wanted instanceof z.ZodBoolean) return (value) => (value === 'true' ? true : value === 'false' ? false : value);
  if (wanted instanceof z.ZodEnum) {
    return memberOf(Object.values(wanted.enum).map(String));
  }
  if (wanted instanceof z.ZodString) return (value) => (Number.isSafeInteger(value) ? String(value) : value);
  if (wanted instanceof z.ZodArray) return listOf(readingOf(wanted.element as z.ZodType));
  if (wanted instanceof z.ZodObject) return objectOf(wanted);
  return asIs;
}

/** A member in another case, where only one can be meant: `1m` is not `1M`. */
function memberOf(members: readonly string[]): Reading {
  const like = (text: string) => members.filter((one) => one.toLowerCase() === text.toLowerCase());
  return (value) => {
    if (typeof value !== 'string' || members.includes(value)) return value;
    const [one, another] = like(value);
    return one !== undefined && another === undefined ? one : value;
  };
}

/** A list in a form is its field repeated, a JSON array, or its members with commas. */
function listOf(each: Reading): Reading {
  return (value) => {
    const given = typeof value !== 'string' ? value : value.startsWith('[') ? parsed(value) : value.split(',');
    return Array.isArray(given) ? given.map(each) : value;
  };
}

/** What an optional field, or one with a default, holds when it is there. */
function inner(schema: z.ZodType): z.ZodType {
  let of = schema;
  while (of instanceof z.ZodOptional || of instanceof z.ZodNullable || of instanceof z.ZodDefault) {
    of = of.unwrap() as z.ZodType;
  }
  return of;
}

const inUpperCase: Reading = (value) => (typeof value === 'string' ? value.toUpperCase() : value);

const isText = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

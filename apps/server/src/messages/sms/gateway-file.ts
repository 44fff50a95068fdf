import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readPrivate } from '../../outside/signer/keys/private-file.ts';

/** How an HTTP gateway that carries text messages is asked, with the secrets filled in. */
export type SmsGateway = {
  readonly url: string;
  readonly method: 'POST' | 'PUT' | 'GET';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly json: Json } | { readonly form: Readonly<Record<string, string>> } | undefined;
  readonly success: {
    readonly status: readonly number[];
    /** Values of the answer's JSON by their path, such as `messages.0.status`. */
    readonly json: Readonly<Record<string, string | number | boolean>>;
    readonly matches: RegExp | undefined;
  };
  readonly timeoutMs: number;
  readonly tries: number;
};
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Somebody waits for the answer, and the app waits ten seconds at most. */
const TOTAL_SECONDS = 8;
const fields = ['to', 'digits', 'text', 'id'] as const;
const PLACEHOLDER = /\{([^{}]*)\}/g;
const SECRET = /^secret\.([A-Za-z0-9_-]{1,40})$/;

const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]),
);
const text = z.string().max(2_000);

const file = z
  .strictObject({
    url: text,
    method: z.enum(['POST', 'PUT', 'GET']).default('POST'),
    headers: z.record(z.string().regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header'), text).default({}),
    body: z.union([z.strictObject({ json }), z.strictObject({ form: z.record(z.string(), text) })]).optional(),
    success: z
      .strictObject({
        status: z.array(z.number().int().min(200).max(299)).min(1).default([200, 201, 202]),
        json: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
        matches: z.string().max(500).optional(),
      })
      .prefault({}),
    timeoutSeconds: z.number().positive().max(TOTAL_SECONDS).default(4),
    tries: z.number().int().min(1).max(4).default(2),
  })
  .refine(({ timeoutSeconds, tries }) => timeoutSeconds * tries <= TOTAL_SECONDS, {
    message: `must have tries and timeoutSeconds that come to ${TOTAL_SECONDS} seconds at most`,
  })
  .refine(({ method, body }) => method !== 'GET' || body === undefined, { message: 'must have no body with GET' })
  .refine(({ success }) => !success.matches || isPattern(success.matches), {
    message: 'must have a regular expression as success.matches',
  });

/** A file that cannot be used, in one line that repeats no secret. */
class Unusable extends Error {}

/**
 * Reads a gateway as an operator wrote it down, and its secrets from a file of their own, which is its owner's alone.
 * What is wrong is said in one line.
 */
export function readSmsGateway(path: string, secretsPath: string | undefined): SmsGateway | { readonly wrong: string } {
  try {
    return gatewayOf(path, secretsPath === undefined ? {} : readSecrets(secretsPath));
  } catch (error) {
    if (error instanceof Unusable) return { wrong: error.message };
    throw error;
  }
}

function gatewayOf(path: string, secrets: Secrets): SmsGateway {
  const read = file.safeParse(jsonOf(() => readFileSync(path, 'utf8'), ''));
  if (!read.success) {
    const each = read.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`);
    throw new Unusable(each.join('; ').replace(/\s+/g, ' '));
  }
  const { url, headers, body, success, timeoutSeconds, tries, method } = read.data;
  const names: string[] = [];
  mapStrings([url, headers, body], (text) => {
    names.push(...[...text.matchAll(PLACEHOLDER)].map(([, name]) => name!));
    return text;
  });
  const unknown = names.find((name) => !isField(name) && secretOf(name, secrets) === undefined);
  if (unknown !== undefined) {
    throw new Unusable(`{${unknown}} is none of {${fields.join('}, {')}}, and no secret of that name is given`);
  }
  for (const needed of [['text'], ['id'], ['to', 'digits']]) {
    if (!needed.some((name) => names.includes(name))) throw new Unusable(`it must say where {${needed[0]}} goes`);
  }
  const place = fillIn(url, (name) => encodeURIComponent(secretOf(name, secrets) ?? name));
  if (!isSafe(place)) throw new Unusable('url: must be an https address, or an http one of this machine');
  const filled = (template: string) => fillIn(template, (name) => secretOf(name, secrets));
  return {
    url: fillIn(url, (name) => {
      const secret = secretOf(name, secrets);
      return secret === undefined ? undefined : encodeURIComponent(secret);
    }),
    method,
    headers: mapStrings(headers, filled),
    body: mapStrings(body, filled),
    success: { ...success, matches: success.matches === undefined ? undefined : new RegExp(success.matches, 'u') },
    timeoutMs: timeoutSeconds * 1_000,
    tries,
  };
}

type Secrets = Readonly<Record<string, string>>;

function readSecrets(path: string): Secrets {
  const what = 'the file of its secrets';
  const read = z
    .record(z.string(), z.string().max(2_000))
    .safeParse(jsonOf(() => readPrivate(path, what), `${what}: `));
  if (!read.success) throw new Unusable(`${what} must have a text under each name`);
  return read.data;
}

function jsonOf(read: () => string, where: string): unknown {
  try {
    return JSON.parse(read());
  } catch (error) {
    if (error instanceof SyntaxError) throw new Unusable(`${where}it is not JSON`);
    // What the system says names the path alone; what `readPrivate` says is a sentence.
    const isOfSystem = (error as { readonly code?: unknown }).code !== undefined;
    throw new Unusable(isOfSystem ? `${where}it cannot be read` : (error as Error).message);
  }
}

/** Puts texts in the places of their names; a name without one stays. */
export const fillIn = (template: string, textOf: (name: string) => string | undefined): string =>
  template.replaceAll(PLACEHOLDER, (whole, name: string) => textOf(name) ?? whole);

const isField = (name: string): boolean => (fields as readonly string[]).includes(name);
const secretOf = (name: string, secrets: Secrets): string | undefined => {
  const key = SECRET.exec(name)?.[1];
  return key !== undefined && Object.hasOwn(secrets, key) ? secrets[key] : undefined;
};
/** A secret and a person's number never travel in clear over somebody else's lines. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname));
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** Every text within, changed; keys stay. */
export function mapStrings<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => mapStrings(one, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapStrings(one, change)])) as Value;
}

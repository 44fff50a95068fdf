import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type FiatConfig, fiatSource } from './fiat/fiat-config.ts';
import type { SourceConfig } from './source-terms.ts';
import { venueNames, venues } from './venues/venues.ts';

/** Where prices of coins and rates of fiat currencies come from. */
export type PriceConfig = { readonly sources: readonly SourceConfig[]; readonly fiats: readonly FiatConfig[] };

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const isSafe = (text: string, schemes: readonly [secure: string, open: string]): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  if (username !== '') return false;
  // Over somebody else's lines anybody could say another price.
  return protocol === schemes[0] || (protocol === schemes[1] && LOCAL.test(hostname));
};

const source = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9-]{1,24}$/, 'must be a name of small letters, digits and hyphens'),
    venue: z.enum(venueNames),
    transport: z.enum(['websocket', 'http']),
    address: z.string().optional(),
    weight: z.number().int().min(1).max(100).default(1),
    symbols: z.record(
      z.string().regex(/^[A-Z0-9]{2,12}$/, 'must be a coin such as BTC'),
      z.string().regex(/^[A-Za-z0-9/_.-]{2,32}$/, 'must be the name that the venue has for it'),
    ),
    everySeconds: z.number().min(0.5).max(60).default(2),
    frozenSeconds: z.number().int().min(10).max(86_400).default(300),
  })
  .refine(({ symbols }) => Object.keys(symbols).length > 0 && Object.keys(symbols).length <= 100, {
    message: 'must have 1 to 100 symbols',
  })
  .refine(({ symbols }) => isOnce(Object.values(symbols)), { message: 'must have each name of the venue once' })
  .refine(
    ({ transport, address }) =>
      address === undefined ||
      (!/[?#]/.test(address) && isSafe(address, transport === 'http' ? ['https:', 'http:'] : ['wss:', 'ws:'])),
    { message: 'must have a secure address, https or wss as its transport is, without a query' },
  );

const isOnce = (members: readonly unknown[]): boolean => new Set(members).size === members.length;
/** An index needs so many fresh sources. */
const LEAST = 3;

const file = z
  .strictObject({
    sources: z.array(source).max(50).default([]),
    fiats: z.array(fiatSource(isSafe)).max(10).default([]),
  })
  .refine(({ sources, fiats }) => isOnce([...sources, ...fiats].map(({ name }) => name)), {
    message: 'must name each source once',
  })
  .superRefine(({ sources }, context) => {
    const named = sources.flatMap(({ symbols }) => Object.keys(symbols));
    for (const symbol of new Set(named)) {
      const count = named.filter((one) => one === symbol).length;
      if (count >= LEAST) continue;
      context.addIssue({
        code: 'custom',
        message: `must have ${LEAST} sources or more of ${symbol}, and has ${count}`,
      });
    }
  });

function configOf(one: z.infer<typeof source>): SourceConfig {
  const { name, venue, transport, address, weight, symbols, everySeconds, frozenSeconds } = one;
  const documented = transport === 'http' ? venues[venue].http : venues[venue].socket;
  return {
    name,
    venue,
    transport,
    address: (address ?? documented.address).replace(/\/$/, ''),
    weight: BigInt(weight),
    symbols: new Map(Object.entries(symbols)),
    everyMs: everySeconds * 1_000,
    frozenAfterMs: frozenSeconds * 1_000,
  };
}

/** Reads the sources as an operator wrote them down. What is wrong is said by its place, in one line. */
export function readPriceSources(path: string): PriceConfig | { readonly wrong: string } {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return { wrong: error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read' };
  }
  const read = file.safeParse(json);
  if (read.success) return { sources: read.data.sources.map(configOf), fiats: read.data.fiats };
  const each = read.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`);
  return { wrong: each.join('; ').replace(/\s+/g, ' ') };
}

import { readFileSync } from 'node:fs';
import { WITHDRAWAL_COIN } from '@quay/contract/wallet';
import { parse } from '@quay/money';
import { type Address, checksumAddress, isAddress } from 'viem';
import { z } from 'zod';
import type { Network } from './networks.ts';

const amount = z.string().transform((text, context) => {
  const units = parse(text);
  if (units !== undefined) return units;
  context.addIssue({ code: 'custom', message: 'must be an amount such as "10" or "0.5"' });
  return z.NEVER;
});

/** With its checksum: without one a slip of a finger is an address too. */
const address = z.string().transform((text, context): Address => {
  if (isAddress(text, { strict: false }) && checksumAddress(text) === text) return text;
  context.addIssue({ code: 'custom', message: 'must be an address with its checksum' });
  return z.NEVER;
});

/** It may carry a key, so a wrong one is not repeated. */
const endpoint = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be an http or https address');

const withdrawal = z
  .strictObject({ min: amount, max: amount, fee: amount, mostADay: amount.optional() })
  .refine(({ min, fee }) => min > fee, { message: 'must have a min above its fee' })
  .refine(({ min, max }) => max >= min, { message: 'must have a max that is not below its min' });

const token = z
  .strictObject({
    asset: z.string().regex(/^[A-Z0-9]{2,12}$/, 'must be a coin such as USDT'),
    contract: address,
    decimals: z.number().int().min(0).max(30),
    depositMin: amount,
    withdrawal: withdrawal.optional(),
    hotLow: amount,
    hotHigh: amount,
    compareAbove: amount.optional(),
  })
  .refine(({ asset, withdrawal }) => withdrawal === undefined || asset === WITHDRAWAL_COIN, {
    message: `must have no withdrawal: only ${WITHDRAWAL_COIN} is withdrawn`,
  })
  .refine(({ hotLow, hotHigh }) => hotLow < hotHigh, { message: 'must have a hotLow below its hotHigh' });

const GWEI = 1_000_000_000n;

const network = z
  .strictObject({
    name: z.string().regex(/^[A-Z0-9-]{2,16}$/, 'must be a name such as ERC20'),
    label: z.string().min(1).max(60),
    chainId: z.number().int().positive(),
    confirmations: z.number().int().min(1).max(400),
    finality: z.number().int().min(1).max(5_000).optional(),
    blockSeconds: z.number().positive().max(3_600),
    endpoints: z.array(endpoint).min(1).max(2),
    explorer: endpoint.nullable().default(null),
    isTest: z.boolean().default(false),
    treasury: z.array(address).default([]),
    mostFeePerGasGwei: z.number().int().positive().max(1_000_000).optional(),
    tokens: z.array(token).min(1),
  })
  .refine(({ tokens }) => isOnce(tokens.map(({ asset }) => asset)), { message: 'must name each coin once' })
  .refine(({ tokens }) => isOnce(tokens.map(({ contract }) => contract)), { message: 'must name each contract once' })
  .refine(
    ({ endpoints, tokens }) => endpoints.length > 1 || tokens.every(({ compareAbove }) => compareAbove === undefined),
    { message: 'must have two endpoints where a coin has compareAbove' },
  );

const file = z
  .strictObject({ networks: z.array(network).min(1) })
  .refine(({ networks }) => isOnce(networks.map(({ name }) => name)), { message: 'must name each network once' })
  .refine(({ networks }) => isOnce(networks.map(({ chainId }) => chainId)), {
    message: 'must name each chain id once',
  });

const isOnce = (members: readonly unknown[]): boolean => new Set(members).size === members.length;

/** Reads networks as an operator wrote them down. What is wrong is said by its place, in one line. */
export function readNetworks(path: string): readonly Network[] | { readonly wrong: string } {
  const said = jsonOf(path);
  if ('wrong' in said) return said;
  const read = file.safeParse(said.json);
  if (!read.success) {
    const each = read.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`);
    return { wrong: each.join('; ').replace(/\s+/g, ' ') };
  }
  return read.data.networks.map(({ mostFeePerGasGwei, finality, tokens, ...rest }) => ({
    ...rest,
    ...(finality === undefined ? {} : { finality }),
    ...(mostFeePerGasGwei === undefined ? {} : { mostFeePerGas: BigInt(mostFeePerGasGwei) * GWEI }),
    // With two endpoints everything is compared, unless somebody says from where on.
    tokens: tokens.map(({ withdrawal, compareAbove, ...one }) => ({
      ...one,
      withdrawal: withdrawal && tidied(withdrawal),
      compareAbove: compareAbove ?? 0n,
    })),
  }));
}

const tidied = ({ mostADay, ...rest }: z.infer<typeof withdrawal>) =>
  mostADay === undefined ? rest : { ...rest, mostADay };

function jsonOf(path: string): { readonly json: unknown } | { readonly wrong: string } {
  try {
    return { json: JSON.parse(readFileSync(path, 'utf8')) as unknown };
  } catch (error) {
    return { wrong: error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read' };
  }
}

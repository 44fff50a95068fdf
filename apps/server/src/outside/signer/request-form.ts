import { isAddress } from 'viem';
import { z } from 'zod';
import type { SignRequest } from './protocol.ts';

/** Greatest index of a key that is derived without hardening. */
const USER_MAX = 2 ** 31 - 1;
const whole = z.number().int().nonnegative();
/** At most 2²⁵⁶ − 1, in decimal. */
const amount = z.string().regex(/^[1-9][0-9]{0,77}$/);
const address = z.custom<`0x${string}`>((text) => typeof text === 'string' && isAddress(text));
const common = {
  network: z.string().max(32),
  wallet: whole.max(1_000).optional(),
  nonce: whole,
  maxFeePerGas: amount,
  maxPriorityFeePerGas: z.string().regex(/^(0|[1-9][0-9]{0,77})$/),
};

const form = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('withdrawal'),
    withdrawal: whole,
    asset: z.string().max(32),
    to: address,
    atoms: amount,
  }),
  z.strictObject({
    ...common,
    kind: z.literal('sweep'),
    user: whole.max(USER_MAX),
    asset: z.string().max(32),
    atoms: amount,
  }),
  z.strictObject({ ...common, kind: z.literal('gas'), user: whole.max(USER_MAX), wei: amount }),
  z.strictObject({ ...common, kind: z.literal('cancel') }),
  z.strictObject({ ...common, kind: z.literal('move'), asset: z.string().max(32).nullable(), amount }),
]);

/** What the server asks for, if it has the form of a request: nothing of it is believed. */
export function requestOf(said: unknown): SignRequest | undefined {
  const read = form.safeParse(said);
  return read.success ? read.data : undefined;
}

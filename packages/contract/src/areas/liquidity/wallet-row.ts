import { z } from 'zod';
import { decimal, id, symbol, time } from '../../fields.ts';
import { linkStatuses, liquidityDayStatuses, READINGS_A_DAY } from './sets.ts';

/** A wallet that its owner has proved. Quay reads what it holds, and can do nothing with it. */
export const linkedWallet = z.object({
  wallet: id,
  address: z.string().describe('with the letters of its checksum (EIP-55)'),
  network: z.string(),
  coin: symbol,
  status: z.enum(linkStatuses),
  linkedAt: time,
  countsFrom: time.describe('the beginning of its first day: the one on which it was linked does not count'),
  endedAt: time.nullable(),
});
export type LinkedWallet = z.infer<typeof linkedWallet>;

/** What a wallet held at a block. Anybody can look it up on the chain. */
export const walletReading = z.object({ held: decimal, block: z.number().int().nonnegative(), at: time });
export type WalletReading = z.infer<typeof walletReading>;

/** A day of a linked wallet: it is paid by its lowest reading, at 04:00 of the next day. */
export const liquidityDay = z.object({
  id,
  wallet: id,
  beginsAt: time,
  endsAt: time,
  paysAt: time.describe('from when on it is paid, if it has enough readings and the budget has it'),
  readings: z.array(walletReading).max(READINGS_A_DAY),
  lowest: decimal.nullable(),
  rate: decimal.describe('income of the day as a share of the lowest reading'),
  income: decimal,
  coin: symbol,
  status: z.enum(liquidityDayStatuses),
  paidAt: time.nullable(),
});
export type LiquidityDay = z.infer<typeof liquidityDay>;

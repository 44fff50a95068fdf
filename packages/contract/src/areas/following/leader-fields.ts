import { z } from 'zod';
import { decimal, id, signedDecimal, time } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { positionEndings } from '../perpetual/sets.ts';

/** A ratio, rounded down to four decimals: 0.112 is 11.2 %. */
export const ratio = signedDecimal.describe('a ratio, rounded down to four decimals: 0.112 is 11.2 %');

/** What the positions of a span that a leader has closed say, all of them, in contracts that are copied. */
export const leaderRecord = z.object({
  followersResult: ratio
    .nullable()
    .describe(
      'median of what followers got: profits, fees and funding of copies that are over, less shares, over what they set aside; null where nothing was copied',
    ),
  result: ratio
    .nullable()
    .describe(
      'of the leader: each position by its net profit over the own money at its opening, multiplied up; null where none was closed',
    ),
  worstFall: ratio.describe('greatest fall of that result from a height before, zero or below'),
  recoveryDays: z
    .number()
    .int()
    .nonnegative()
    .nullable()
    .describe('until the height was reached again; null where it was not'),
  closed: z.number().int().nonnegative(),
  won: z.number().int().nonnegative(),
  lost: z.number().int().nonnegative().describe('one that brought nothing is neither'),
  meanWin: ratio.nullable().describe('of own money, by positions that won'),
  meanLoss: ratio.nullable(),
  lossesInRow: z.number().int().nonnegative().describe('the longest row of losses'),
  liquidated: z.number().int().nonnegative().describe('positions that ended in a liquidation'),
  liquidatedAt: time.nullable().describe('when the last of them ended'),
  leverageUsual: z.number().int().nullable().describe('median of what positions were opened with'),
  leverageMax: z.number().int().nullable(),
});
export type LeaderRecord = z.infer<typeof leaderRecord>;

/** Both results at the end of a UTC day. */
export const recordDay = z.object({ at: time.describe('the end of the day'), result: ratio, followersResult: ratio });
export type RecordDay = z.infer<typeof recordDay>;

export const leaderRow = z.object({
  leader: id,
  name: z.string().describe('account name'),
  since: time.describe('when staff approved the leader'),
  shareRate: decimal.describe('part of the net profit above the high-water mark that the leader gets, 0 to 0.3'),
  followers: z.number().int().nonnegative(),
  followersMax: z.number().int().nonnegative(),
  ownMoney: decimal.describe('what the leader has in the account of contracts, in USDT'),
  record: leaderRecord,
  days: z.array(recordDay).describe('the span by UTC days, oldest first'),
});
export type Leader = z.infer<typeof leaderRow>;

/** A position that a leader has closed. What is open is shown to nobody. */
export const leaderPosition = z.object({
  position: id.describe('the trade that closed it'),
  symbol: contractSymbol,
  long: z.boolean(),
  leverage: z.number().int().positive().describe('of the order that opened it'),
  openedAt: time,
  closedAt: time,
  ending: z.enum(positionEndings),
  result: ratio.describe('net profit over the own money at its opening'),
  copies: z.number().int().nonnegative().describe('that followers had of it'),
  followersResult: ratio.nullable().describe('median over those copies, over what was set aside; null without copies'),
});
export type LeaderPosition = z.infer<typeof leaderPosition>;

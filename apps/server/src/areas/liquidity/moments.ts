import { READINGS_A_DAY } from '@quay/contract/liquidity';
import type { Secrets } from '../../secrets/secrets.ts';

/** The last twelfth of a part is left, so that a reading that begins late is still of it. */
const DRAWN_PART = 11 / 12;
const BYTES = 6;

export type Part = { readonly day: number; readonly part: number; readonly beginsAt: number; readonly endsAt: number };

/** The part of a day in which a moment is; parts are counted from 0. */
export function partAt(at: number, dayMs: number): Part {
  const day = Math.floor(at / dayMs);
  const part = Math.floor(((at - day * dayMs) * READINGS_A_DAY) / dayMs);
  const edge = (index: number) => day * dayMs + Math.ceil((index * dayMs) / READINGS_A_DAY);
  return { day, part, beginsAt: edge(part), endsAt: edge(part + 1) };
}

/**
 * When the wallets of a coin are read in a part of a day. It is drawn by a key that derives from the master key: nobody
 * outside can foresee it, and a server that starts again draws the same one.
 */
export function momentOf({ keyedHash }: Pick<Secrets, 'keyedHash'>, coin: string, part: Part): number {
  const drawn = Buffer.from(keyedHash('liquidity readings', `${coin} ${part.day} ${part.part}`)).readUIntBE(0, BYTES);
  return part.beginsAt + Math.floor((drawn / 256 ** BYTES) * DRAWN_PART * (part.endsAt - part.beginsAt));
}

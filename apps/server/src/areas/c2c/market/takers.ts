import { c2c, dayLimits, NEW_ACCOUNT_DAY_LIMIT, NEW_ACCOUNT_DAYS } from '@quay/contract/c2c';
import type { Level } from '@quay/contract/identity';
import type { Ad } from '@quay/core';
import { type Amount, text, units } from '@quay/money';
import type { TraderRow } from '@quay/store';
import type { No } from '../../../edge/envelope.ts';

/** Who would take ads. */
export type Taker = {
  readonly user: number;
  readonly level: Level;
  readonly memberSince: number;
  /** What all coins of theirs are worth, USDT. */
  readonly holdings: Amount;
};

const DAY_MS = 24 * 60 * 60_000;

/** Whether a merchant can be traded with: certified, the deposit whole, the account open. */
export const isAcceptor = ({ merchant, deposit, standing: listed }: TraderRow, depositNeeded: Amount): boolean =>
  merchant === 'verified' && deposit >= depositNeeded && listed === 'open';

/** Why somebody may not take an ad, whatever the amount. */
export function validateTaker(ad: Ad, { user, level, memberSince, holdings }: Taker, now: number): No | undefined {
  if (ad.owner === user) return no(c2c['own-ad']);
  if (ad.demandVerified && level !== 'advanced' && level !== 'notary') return no(c2c['demand-verified']);
  if (now - memberSince < ad.demandDays * DAY_MS) return no(c2c['demand-age'], { days: String(ad.demandDays) });
  if (ad.demandHoldings > 0n && holdings <= ad.demandHoldings) {
    return no(c2c['demand-holdings'], { amount: text(ad.demandHoldings) });
  }
  return undefined;
}

/** USDT that somebody may trade in a UTC day by taking ads. */
export function dayLimitOf({ level, memberSince }: Pick<Taker, 'level' | 'memberSince'>, now: number): Amount {
  if (level === 'none') return 0n;
  const isNew = now - memberSince < NEW_ACCOUNT_DAYS * DAY_MS;
  return units(isNew ? NEW_ACCOUNT_DAY_LIMIT : dayLimits[level]);
}

export const no = (refusal: No['refusal'], params: Record<string, string> = {}, field?: string): No =>
  field === undefined ? { refusal, params } : { refusal, params, field };

/** Whoever never was one is nobody's business. */
export const hasBeenMerchant = ({ merchant }: TraderRow): boolean => merchant !== 'none' && merchant !== 'auditing';

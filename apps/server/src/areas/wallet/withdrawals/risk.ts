import {
  APPROVED_BY_ONE,
  APPROVED_BY_RULES,
  APPROVED_BY_RULES_A_DAY,
  type RiskSignal,
  riskSignals,
} from '@quay/contract/wallet';
import { units } from '@quay/money';

/** What the rules look at. Amounts are units of USDT. */
export type RiskFacts = {
  readonly amount: bigint;
  /** What was asked for earlier in this UTC day. */
  readonly today: bigint;
  /** Withdrawals that were paid before. */
  readonly paidBefore: number;
  /** No earlier withdrawal was asked for from there, though there were some. */
  readonly newDevice: boolean;
  readonly looksAlike: boolean;
  readonly ofOthers: boolean;
  /** Milliseconds since the newest deposit. */
  readonly sinceDeposit: number | undefined;
  /** A wait after a change of security has ended not long ago. */
  readonly securityChanged: boolean;
  /** All withdrawals of the coin on this network in the last hour, this one included. */
  readonly ofLastHour: bigint;
  /** How much of the coin the hot wallet holds when it is full. */
  readonly hotHigh: bigint;
};

export const FRESH_DEPOSIT_MS = 24 * 60 * 60_000;
/** A twentieth of a full hot wallet in an hour is more than the usual. */
const PACE = 20n;

const sees: Readonly<Record<RiskSignal, (facts: RiskFacts) => boolean>> = {
  'above-limit': ({ amount }) => amount > units(APPROVED_BY_RULES),
  'above-day': ({ today, amount }) => today + amount > units(APPROVED_BY_RULES_A_DAY),
  'first-withdrawal': ({ paidBefore }) => paidBefore === 0,
  'new-device': ({ newDevice }) => newDevice,
  'address-looks-alike': ({ looksAlike }) => looksAlike,
  'address-of-others': ({ ofOthers }) => ofOthers,
  'fresh-deposit': ({ sinceDeposit }) => sinceDeposit !== undefined && sinceDeposit < FRESH_DEPOSIT_MS,
  'security-changed': ({ securityChanged }) => securityChanged,
  'hot-wallet-pace': ({ ofLastHour, hotHigh }) => ofLastHour * PACE > hotHigh,
};

/** What is unusual about a withdrawal, and how many of staff have to approve it. */
export function validateRisk(facts: RiskFacts): { readonly signals: readonly RiskSignal[]; readonly needs: 0 | 1 | 2 } {
  const signals = riskSignals.filter((signal) => sees[signal](facts));
  if (facts.amount > units(APPROVED_BY_ONE)) return { signals, needs: 2 };
  return { signals, needs: signals.length > 0 ? 1 : 0 };
}

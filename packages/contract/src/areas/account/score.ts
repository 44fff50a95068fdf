import type { Level } from '../identity/sets.ts';

/** What the credit score is made of: facts that its owner can look up. */
export type ScoreFacts = {
  readonly level: Level;
  /** Whole days since the account was opened. */
  readonly days: number;
  /** Completed C2C orders. */
  readonly c2cOrders: number;
  /** Loans that were repaid, those without a pledge in time. */
  readonly loansRepaid: number;
  /** Loans without a pledge that are overdue, or were repaid late. */
  readonly loansLate: number;
  /** Loans whose pledge was sold by force. */
  readonly pledgesSold: number;
};

/** The lines of the score, in the order in which they are shown. */
export const scoreLines = ['level', 'days', 'c2c-orders', 'loans-repaid', 'loans-late', 'pledges-sold'] as const;
export type ScoreLine = (typeof scoreLines)[number];

const POINTS_OF_LEVEL: Readonly<Record<Level, number>> = { none: 0, basic: 20, advanced: 30, notary: 40 };
const upTo = (most: number, points: number): number => Math.min(most, points);

/** Most points of each line; what is late or sold takes points off without a limit. */
export const scoreMost: Readonly<Record<ScoreLine, number>> = {
  level: 40,
  days: 20,
  'c2c-orders': 20,
  'loans-repaid': 20,
  'loans-late': 0,
  'pledges-sold': 0,
};

/** Points of each line: one for 30 days, one for a C2C order, five for a loan repaid, −20 for one late, −10 for a pledge sold. */
export const scorePoints = (facts: ScoreFacts): Readonly<Record<ScoreLine, number>> => ({
  level: POINTS_OF_LEVEL[facts.level],
  days: upTo(scoreMost.days, Math.floor(facts.days / 30)),
  'c2c-orders': upTo(scoreMost['c2c-orders'], facts.c2cOrders),
  'loans-repaid': upTo(scoreMost['loans-repaid'], facts.loansRepaid * 5),
  // A plain 0 where there is none: −0 is another number.
  'loans-late': facts.loansLate === 0 ? 0 : facts.loansLate * -20,
  'pledges-sold': facts.pledgesSold === 0 ? 0 : facts.pledgesSold * -10,
});

export const SCORE_MAX = 100;

/** The score: the sum of its lines, from 0 to 100. */
export const scoreOf = (facts: ScoreFacts): number =>
  Math.max(
    0,
    Object.values(scorePoints(facts)).reduce((sum, points) => sum + points, 0),
  );

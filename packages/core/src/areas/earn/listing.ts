import {
  EARN_DAY_MIN_MS,
  EARN_DAY_MS,
  EARN_DAYS_MAX,
  EARN_LINE_MAX,
  type EarnKind,
  earn,
  FUND_CODE_MAX,
  PROMOTION_FUND,
} from '@quay/contract/earn/rules';
import { MAX, ONE } from '@quay/money';
import type { RowOf } from '../../engine/columns.ts';
import { type Refused, refuse } from '../../engine/command.ts';
import { type sheetColumns, termsColumns } from './state.ts';

export type ProductTerms = RowOf<typeof termsColumns>;
type Sheet = RowOf<typeof sheetColumns>;

/** What stays as it was listed. */
export type Listed = { readonly kind: EarnKind; readonly days: number; readonly dayMs: number };

const isLine = (text: string): boolean => text.length <= EARN_LINE_MAX;

function isSheet({ machineType, ...lines }: Sheet, kind: EarnKind): boolean {
  const all = [lines.algorithm, lines.hashrate, lines.power, lines.manufacturer, lines.size, lines.weight];
  all.push(lines.temperature, lines.humidity);
  if ((machineType !== null) !== (kind === 'machine')) return false;
  return all.every((line) => isLine(line) && (kind === 'machine' || line === ''));
}

const isShare = (rate: bigint): boolean => rate >= 0n && rate <= ONE;

/** Savings have no term, no rate of their own and no penalty; what is not lent of them is less than all. */
const areSavings = ({ days }: Listed, terms: ProductTerms): boolean =>
  days === 0 && terms.rate === 0n && terms.fund === '' && terms.penaltyRate === null && terms.reserveRate < ONE;

/** A trial is lent once, of a fixed sum, and is not left early; the promotion budget pays it, and nothing else of this kind. */
function isTerm({ days }: Listed, terms: ProductTerms): boolean {
  const { fund, machineType, min, max, penaltyRate, reserveRate } = terms;
  if (days < 1 || days > EARN_DAYS_MAX || reserveRate !== 0n) return false;
  if (fund.length < 1 || fund.length > FUND_CODE_MAX) return false;
  const isTrial = machineType === 'trial';
  return isTrial === (fund === PROMOTION_FUND) && (!isTrial || (min === max && penaltyRate === null));
}

/** Whether a product may be as staff say. */
export function termsRefusal(listed: Listed, terms: ProductTerms): Refused | undefined {
  const { kind, dayMs } = listed;
  const { name, min, max, perPerson, quota, rate, penaltyRate, reserveRate } = terms;
  const isDay = dayMs >= EARN_DAY_MIN_MS && dayMs % EARN_DAY_MIN_MS === 0 && EARN_DAY_MS % dayMs === 0;
  const isPossible =
    isDay &&
    name.length > 0 &&
    isLine(name) &&
    min > 0n &&
    max >= min &&
    max <= MAX &&
    (perPerson === null || perPerson >= min) &&
    (quota === null || quota >= 0n) &&
    [rate, penaltyRate ?? 0n, reserveRate].every(isShare) &&
    isSheet(terms, kind) &&
    (kind === 'flexible' ? areSavings(listed, terms) : isTerm(listed, terms));
  return isPossible ? undefined : refuse(earn['terms-impossible']);
}

/** The terms alone, of whatever has them. */
export const termsOf = (of: ProductTerms): ProductTerms =>
  Object.fromEntries(Object.keys(termsColumns).map((name) => [name, of[name as keyof ProductTerms]])) as ProductTerms;

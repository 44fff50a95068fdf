import {
  CANCELS_A_DAY,
  ESCALATE_HOURS,
  EVIDENCE_FILES,
  METHOD_WAIT_HOURS,
  PURCHASE_HOLD_HOURS,
  RULED_BY_ONE,
} from '@quay/contract/c2c/rules';
import {
  CODE_MINUTES,
  FUND_PASSWORD_TRIES,
  HOLD_HOURS,
  PASSWORD_ADVISED,
  PASSWORD_MIN,
  RESET_HOLD_HOURS,
} from '@quay/contract/identity/rules';
import { VOLUME_DAYS } from '@quay/contract/trading/rules';
import { MERCHANT_DEPOSIT } from '@quay/contract/verification/rules';
import { APPROVED_BY_ONE, APPROVED_BY_RULES, NEW_ADDRESS_HOURS, WITHDRAWALS_A_DAY } from '@quay/contract/wallet/rules';

/** Figures that articles name as `{HOLD_HOURS}`: those that the product goes by, so that no article says an old one. */
const figures: Readonly<Record<string, string | number>> = {
  APPROVED_BY_ONE,
  APPROVED_BY_RULES,
  CANCELS_A_DAY,
  CODE_MINUTES,
  ESCALATE_HOURS,
  EVIDENCE_FILES,
  FUND_PASSWORD_TRIES,
  HOLD_HOURS,
  MERCHANT_DEPOSIT,
  METHOD_WAIT_HOURS,
  NEW_ADDRESS_HOURS,
  PASSWORD_ADVISED,
  PASSWORD_MIN,
  PURCHASE_HOLD_HOURS,
  RESET_HOLD_HOURS,
  RULED_BY_ONE,
  VOLUME_DAYS,
  WITHDRAWALS_A_DAY,
};

const FIGURE = /\{([A-Z_]+)\}/g;

/** Figures that a text names and nobody knows. */
export const unknownFigures = (text: string): string[] =>
  [...text.matchAll(FIGURE)].map(([, name]) => name!).filter((name) => !Object.hasOwn(figures, name));

/** A text with its figures, as a language writes numbers (`tag` is its BCP 47 tag); an unknown one stays as it is written. */
export function withFigures(text: string, tag: string): string {
  const format = new Intl.NumberFormat(tag, { useGrouping: 'always' });
  return text.replace(FIGURE, (whole, name: string) => {
    const figure = figures[name];
    return figure === undefined ? whole : format.format(Number(figure));
  });
}

import { ONE, text } from '@quay/money';
import type { CapsRow } from './state.ts';

/** What caps say. */
export type CapTerms = Pick<CapsRow, 'shareFloor' | 'shareMax' | 'newAccountLeverage' | 'newAccountMs'>;

const DAY_MS = 86_400_000;

/** Whether they can be the caps of a contract: a share above zero and no more than the whole, and a leverage from 1. */
export const areCaps = ({ shareFloor, shareMax, newAccountLeverage }: Omit<CapTerms, 'newAccountMs'>): boolean =>
  shareFloor >= 0n && shareMax > 0n && shareMax <= ONE && newAccountLeverage >= 1;

/** Caps as a change of settings names them: floor, share, leverage of a new account, and for how many days it is new. */
export const capsInWords = ({ shareFloor, shareMax, newAccountLeverage, newAccountMs }: CapTerms): string =>
  [text(shareFloor), text(shareMax), newAccountLeverage, newAccountMs / DAY_MS].join(' ');

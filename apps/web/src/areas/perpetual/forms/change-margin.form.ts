import { perpetual } from '@quay/contract/perpetual';
import { type Amount, text } from '@quay/money';
import { read } from '../../../amounts/typed-number.ts';
import { type EarlyRefusal, refuse } from '../../../trading/ticket/early-refusals.ts';
import { type AccountNow, figuresOf, movableOf, type PositionFigures, type PositionNow } from '../sums/account.ts';
import { withMargin } from '../sums/changes.ts';

export type MarginWay = 'add' | 'remove';

/** The most that may be moved behind an isolated position, or taken out of its margin. */
export const mostOf = (way: MarginWay, account: AccountNow, position: PositionNow): Amount =>
  way === 'add' ? movableOf(account) : figuresOf(account, position).removable;

/** The position as it would be; null while nothing that can be read is typed, or more than there is. */
export function marginAfter(
  way: MarginWay,
  typed: string,
  account: AccountNow,
  position: PositionNow,
): PositionFigures | null {
  const amount = read(typed);
  if (!amount || amount > mostOf(way, account, position)) return null;
  const changed = withMargin(account, position, way === 'add' ? amount : -amount);
  return figuresOf(changed.account, changed.position);
}

/** The first refusal that is already certain; null when nothing is. An empty field is none: the button says what is missing. */
export function marginRefusal(
  way: MarginWay,
  typed: string,
  account: AccountNow,
  position: PositionNow,
): EarlyRefusal | null {
  const coin = position.contract.quote;
  if (typed === '') return null;
  const amount = read(typed);
  if (!amount) return refuse(perpetual['amount-malformed'], 'amount');
  const most = mostOf(way, account, position);
  if (amount <= most) return null;
  return way === 'add'
    ? refuse(perpetual['balance-too-small'], 'amount', { available: text(most), needed: text(amount), coin })
    : refuse(perpetual['margin-not-removable'], 'amount', { removable: text(most), coin });
}

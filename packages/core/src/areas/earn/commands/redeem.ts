import { earn, earnBooks, REDEMPTIONS_MAX } from '@quay/contract/earn/rules';
import { amount, codecOf, id, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { EarnParts } from '../parts.ts';

/** `book` is where the coins go. */
const input = { owner: id, requestId: text, order: id, amount, book: oneOf(earnBooks) };
export type Redeem = RowOf<typeof input>;

export const redeemShape = shape({
  name: 'earn/redeem',
  number: 215,
  input,
  output: codecOf<{ redemption: number }>({ redemption: id }),
});

/** Somebody asks savings back, all or a part: they are paid within the hour, out of what is not lent. */
export function redeem({ savings, redemptions, repeats }: EarnParts): Command<never> {
  return command(redeemShape, (request: Redeem, at): Outcome<{ redemption: number }> => {
    const { owner, requestId, order, amount, book } = request;
    const requested = { owner, requestId, said: `redeem ${order} ${amount} ${book}` };
    const earlier = repeats.of(requested);
    if (typeof earlier === 'number') return done({ redemption: earlier });
    if (earlier) return earlier;

    const row = savings.find(order, owner);
    if (!row) return refuse(earn['order-unknown']);
    if (amount <= 0n) return refuse(earn['amount-missing'], {}, 'amount');
    const left = row.principal - row.redeeming;
    if (amount > left) return refuse(earn['above-savings'], { left, coin: row.asset }, 'amount');
    if (redemptions.countOf(owner) >= REDEMPTIONS_MAX) {
      return refuse(earn['too-many-redemptions'], { max: REDEMPTIONS_MAX });
    }

    const { id } = redemptions.ask(row, amount, book, at);
    repeats.note(requested, id, at);
    return done({ redemption: id });
  });
}

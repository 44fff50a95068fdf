import { earn, earnBooks } from '@quay/contract/earn/rules';
import { wallet } from '@quay/contract/wallet/rules';
import { amount, codecOf, id, maybe, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, type Refused, refuse, shape } from '../../../engine/command.ts';
import { boughtOf, saleRefusal } from '../buying.ts';
import type { EarnParts } from '../parts.ts';
import type { EarnProduct } from '../state.ts';

/** `version` is of the terms that the buyer was shown; `book` is out of which the sum comes; `sharedBy` is the order of who shared a lock-up. */
const input = {
  owner: id,
  requestId: text,
  product: id,
  version: id,
  amount,
  book: oneOf(earnBooks),
  sharedBy: maybe(id),
};
export type Buy = RowOf<typeof input>;

export const buyShape = shape({
  name: 'earn/buy',
  number: 216,
  input,
  output: codecOf<{ order: number }>({ order: id }),
});

/** Somebody buys a fixed term, a lock-up or a machine: the sum is held, and its whole income is in the fund at this moment. */
export function buy(parts: EarnParts): Command<never> {
  const { products, orders, terms, postings, repeats, sequences } = parts;
  const ids = sequences.of('earn-order');

  /** Who gets a bonus for an order: who shared a lock-up, who shared theirs, and who shared that; never the buyer. */
  function sharersOf({ kind }: EarnProduct, { owner, sharedBy }: Buy): Refused | (number | null)[] {
    if (sharedBy === null) return [];
    const shared = orders.find(sharedBy);
    if (kind !== 'lock-up' || shared?.kind !== 'lock-up' || shared.status === 'ending') {
      return refuse(earn['share-unknown'], {}, 'sharedBy');
    }
    if (shared.owner === owner) return refuse(earn['share-own'], {}, 'sharedBy');
    return [shared.owner, shared.firstSharer, shared.secondSharer].map((one) => (one === owner ? null : one));
  }

  return command(buyShape, (request: Buy, at): Outcome<{ order: number }> => {
    const { owner, requestId, product: number, amount, book, sharedBy } = request;
    const requested = { owner, requestId, said: `buy ${number} ${amount} ${book} ${sharedBy}` };
    const earlier = repeats.of(requested);
    if (typeof earlier === 'number') return done({ order: earlier });
    if (earlier) return earlier;

    const product = products.find(number);
    if (!product || product.kind === 'flexible' || product.machineType === 'trial') {
      return refuse(earn['product-unknown']);
    }
    const wrong = saleRefusal(parts, product, request);
    if (wrong) return wrong;
    const sharers = sharersOf(product, request);
    if ('ok' in sharers) return sharers;
    const { asset: coin } = product;
    const available = postings.available(owner, book, coin);
    if (available < amount) {
      return refuse(wallet['balance-too-small'], { available, needed: amount, coin }, 'amount');
    }

    const { id } = terms.begin(boughtOf(ids.next(), product, { owner, amount, book, isLent: false, sharers }, at));
    repeats.note(requested, id, at);
    return done({ order: id });
  });
}

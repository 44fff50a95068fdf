import { earn, earnBooks } from '@quay/contract/earn/rules';
import { wallet } from '@quay/contract/wallet/rules';
import { firstShareAt } from '../../../earn-sums/clock.ts';
import { amount, codecOf, id, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { EarnParts } from '../parts.ts';
import type { EarnProduct, Savings } from '../state.ts';

/** `book` is out of which the coins come. */
const input = { owner: id, requestId: text, product: id, version: id, amount, book: oneOf(earnBooks) };
export type Subscribe = RowOf<typeof input>;

export const subscribeShape = shape({
  name: 'earn/subscribe',
  number: 214,
  input,
  output: codecOf<{ order: number }>({ order: id }),
});

/** Somebody saves: the coins go into the pool that is lent from, and are owed to them. */
export function subscribe(parts: EarnParts): Command<never> {
  const { products, savings, sharing, postings, flows, repeats, sequences } = parts;
  const ids = sequences.of('earn-order');

  /** What is saved with one product by one owner, where there is something, else a new row. */
  function open({ owner }: Subscribe, { id: product, asset, dayMs }: EarnProduct, at: number): Savings {
    const known = savings.of(owner, product);
    if (known) sharing.settle(known, at);
    const pool = sharing.poolOf(product);
    const fresh = (): Savings => ({
      ...{ id: ids.next(), owner, product, asset, principal: 0n, redeeming: 0n, weight: 0n, countedTo: at, since: at },
      ...{ firstAt: firstShareAt(at, dayMs), stamp: pool.stamp, income: 0n, lastIncome: null, lastPaidAt: null },
      ...{ status: 'holding', endedAt: null },
    });
    return savings.of(owner, product) ?? savings.open(fresh(), pool);
  }

  return command(subscribeShape, (request: Subscribe, at): Outcome<{ order: number }> => {
    const { owner, requestId, product: number, version, amount, book } = request;
    const requested = { owner, requestId, said: `subscribe ${number} ${amount} ${book}` };
    const earlier = repeats.of(requested);
    if (typeof earlier === 'number') return done({ order: earlier });
    if (earlier) return earlier;

    const product = products.find(number);
    if (product?.kind !== 'flexible') return refuse(earn['product-unknown']);
    const { asset: coin, min, max, quota, held } = product;
    if (!product.isOpen) return refuse(earn['not-listed']);
    if (version !== product.version) return refuse(earn['terms-changed']);
    if (amount < min || amount > max) return refuse(earn['out-of-range'], { min, max, coin }, 'amount');
    const most = max - (savings.of(owner, number)?.principal ?? 0n);
    if (amount > most) return refuse(earn['person-limit'], { left: most > 0n ? most : 0n, coin }, 'amount');
    const left = quota === null ? amount : quota > held ? quota - held : 0n;
    if (left < min && left < amount) return refuse(earn['sold-out']);
    if (amount > left) return refuse(earn.quota, { left, coin }, 'amount');
    const available = postings.available(owner, book, coin);
    if (available < amount) {
      return refuse(wallet['balance-too-small'], { available, needed: amount, coin }, 'amount');
    }

    const row = open(request, product, at);
    savings.move(row, sharing.poolOf(number), amount, at);
    postings.save(row.id, owner, book, coin, amount, at);
    flows.add({
      ...{ owner, order: row.id, product: number, kind: 'flexible', flow: 'subscribed', asset: coin, amount: -amount },
      ...{ payer: null, fund: '', day: 0, dueAt: at, at },
    });
    repeats.note(requested, row.id, at);
    return done({ order: row.id });
  });
}

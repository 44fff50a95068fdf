import { LOANS_MAX, loans as refusals } from '@quay/contract/loans/rules';
import { amount, codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, type Refused, refuse, shape } from '../../../engine/command.ts';
import { borrowable } from '../../../lending/pledge.ts';
import type { LoansParts } from '../parts.ts';
import { type LoanProduct, type LoanRow, loansTable } from '../state.ts';

/** `hourlyRate` is the rate that the borrower was shown; `requestId` what the borrower calls this intent. */
const input = {
  ...{ owner: id, requestId: text, asset: text, pledge: text, days: id },
  ...{ amount, pledged: amount, hourlyRate: amount },
};
export type Borrow = RowOf<typeof input>;

export const borrowShape = shape({
  name: 'loans/borrow',
  number: 202,
  input,
  output: codecOf<LoanRow>(loansTable.columns),
});

/** Borrows from the pool against a pledge, which is held until nothing is owed. */
export function borrow(parts: LoansParts): Command<never> {
  const { products, pools, loans, postings, lending, watch, sequences } = parts;
  const ids = sequences.of('loan');

  /** Why a product does not lend so much. */
  function productRefusal(product: LoanProduct, { amount, pledged, hourlyRate }: Borrow): Refused | undefined {
    const { asset, pledge, minAmount, lentMax, pledgedMax } = product;
    if (!product.isOpen) return refuse(refusals['product-closed']);
    if (hourlyRate !== product.hourlyRate) return refuse(refusals['rate-changed'], { rate: product.hourlyRate });
    if (amount < minAmount) return refuse(refusals['below-min'], { min: minAmount, coin: asset }, 'amount');
    if (pledged <= 0n) return refuse(refusals['amount-missing'], {}, 'pledged');
    const [lentLeft, pledgedLeft] = [lentMax - product.lent, pledgedMax - product.pledged];
    if (amount > lentLeft) return refuse(refusals['coin-cap'], { left: lentLeft, coin: asset }, 'amount');
    if (pledged > pledgedLeft) return refuse(refusals['coin-cap'], { left: pledgedLeft, coin: pledge }, 'pledged');
    return undefined;
  }

  return command(borrowShape, (request: Borrow, at): Outcome<LoanRow> => {
    const { owner, requestId, asset, pledge, days, amount, pledged } = request;
    // The same intent, sent again.
    const known = loans.byRequest(owner, requestId);
    if (known) return done(known);
    const product = products.of(request);
    if (!product) return refuse(refusals['product-unknown']);
    const wrong = productRefusal(product, request);
    if (wrong) return wrong;
    if (loans.countOf(owner) >= LOANS_MAX) return refuse(refusals['too-many-loans'], { max: LOANS_MAX });
    const halted = watch.haltedOf(product);
    if (halted) return refuse(refusals['coin-halted'], { coin: halted });
    const indexes = watch.indexesOf(product, at);
    if (!indexes) return refuse(refusals['index-abnormal'], { coin: pledge });
    const prices = { asset: indexes.asset.price, pledge: indexes.pledge.price };
    const { hourlyRate, lateMultiple, initialRate, saleFeeRate, lot, hourMs } = product;
    const max = borrowable(pledged, prices, initialRate);
    if (amount > max) return refuse(refusals['rate-too-high'], { max, coin: asset }, 'amount');
    const free = pools.lendable(asset);
    if (amount > free) return refuse(refusals['pool-empty'], { free, coin: asset }, 'amount');
    const available = postings.available(owner, pledge);
    if (available < pledged) {
      return refuse(refusals['balance-too-small'], { available, needed: pledged, coin: pledge }, 'pledged');
    }

    const row: LoanRow = {
      ...{ id: ids.next(), owner, asset, pledge, days, principal: amount, owed: 0n, hourlyRate, lateMultiple },
      ...{ openedAt: at, countedTo: at, dueAt: at + days * 24 * hourMs, hourMs },
      ...{ pledged, initialRate, saleFeeRate, lot },
      ...{ status: 'accruing', warnedAt: null, renewals: 0, borrowed: amount, interestPaid: 0n, sold: 0n },
      ...{ endedAt: null, requestId },
    };
    return done(lending.begin(row, at));
  });
}

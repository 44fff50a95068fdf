import { pledgeRate } from '@quay/core/lending';
import type { LoanSaleReceipt } from '@quay/core/receipts';
import { text } from '@quay/money';
import { KeyValue } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { useFigures } from '../../../shell/figures.ts';
import { receiptWords } from '../words/receipts/index.ts';

/** A forced sale of a pledge: what was sold and at which index, what of it was paid, and what is left. */
export function LoanSaleStory({ of }: { of: LoanSaleReceipt }) {
  const words = receiptWords.useWords();
  const figures = useFigures();
  const exact = (units: bigint) => figures.quantity(text(units), exactDecimals(units, 0));
  const { asset, pledge, debt } = of;
  const [quantity, pledged] = [BigInt(of.quantity), BigInt(of.pledged)];
  const principal = BigInt(debt.principal);
  const owed = principal + BigInt(debt.interest);
  const left =
    owed - BigInt(of.paidInterest) - BigInt(of.paidPrincipal) - BigInt(of.shortfall) - BigInt(of.unpaidInterest);
  const prices = { asset: BigInt(asset.price), pledge: BigInt(pledge.price) };
  const rate = (debtThen: bigint, pledgeThen: bigint) => {
    const found = pledgeRate(debtThen, pledgeThen, prices);
    return found === undefined ? '–' : figures.share(text(found));
  };
  return (
    <section className="receipt-part">
      <p className="q-muted">{words.soldForYou}</p>
      <p className="perpetual-figure q-n">
        {exact(quantity)} {pledge.coin}
      </p>
      <p className="q-muted">{words.soldOf(exact(pledged), pledge.coin, words.until[of.until])}</p>
      <dl>
        <KeyValue label={words.rateBefore}>
          <span className="q-n">{rate(owed, pledged)}</span>
        </KeyValue>
        <KeyValue label={words.rateAfter}>
          <span className="q-n">{rate(left, pledged - quantity)}</span>
        </KeyValue>
        <KeyValue label={words.indexThen}>
          <span className="q-n">
            {exact(prices.pledge)} {asset.coin}
          </span>
        </KeyValue>
        <KeyValue label={words.line['sale-proceeds']}>
          <span className="q-n">
            {exact(BigInt(of.proceeds))} {asset.coin}
          </span>
        </KeyValue>
        <KeyValue label={words.saleInterest}>
          <span className="q-n">
            {exact(BigInt(of.paidInterest))} {asset.coin}
          </span>
        </KeyValue>
        <KeyValue label={words.salePrincipal}>
          <span className="q-n">
            {exact(BigInt(of.paidPrincipal))} {asset.coin}
          </span>
        </KeyValue>
        <KeyValue label={words.line['sale-fee']}>
          <span className="q-n">
            {exact(BigInt(of.fee))} {asset.coin}
          </span>
        </KeyValue>
        {BigInt(of.over) > 0n && (
          <KeyValue label={words.saleOver}>
            <span className="q-n">
              {exact(BigInt(of.over))} {asset.coin}
            </span>
          </KeyValue>
        )}
        <KeyValue label={words.stillOwed}>
          <span className="q-n">
            {exact(left)} {asset.coin}
          </span>
        </KeyValue>
      </dl>
    </section>
  );
}

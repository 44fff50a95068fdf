import type { LoanProductRow } from '@quay/contract/loans';
import { units } from '@quay/money';
import { Field, Note, PercentRule, Segments, Select } from '@quay/ui';
import { read } from '../../../amounts/typed-number.ts';
import { availableIn } from '../../../holdings/balances.ts';
import { useBalances } from '../../../holdings/queries/wallets.ts';
import { loanFiguresOf, pricesOf, wanted } from '../loan-figures.ts';
import { useSaid } from '../use-said.ts';
import { chosen, daysOf, mostOf, pledgesOf, problemOf, typedOf, useBorrowDraft } from './borrow.form.ts';

/** What is typed, with its product and what keeps it from being sent. */
export function useBorrowing(products: readonly LoanProductRow[]) {
  const draft = useBorrowDraft();
  const balances = useBalances().data;
  const product = chosen(products, draft);
  const available = balances && product ? units(availableIn(balances, 'spot', product.pledge)) : undefined;
  const problem = product && problemOf(product, draft, available);
  return { draft, product, available, problem };
}

type BorrowFieldsProps = {
  products: readonly LoanProductRow[];
  product: LoanProductRow;
  available: bigint | undefined;
  problem: ReturnType<typeof problemOf>;
};

/** What is pledged, borrowed and for how long. */
export function BorrowFields({ products, product, available, problem }: BorrowFieldsProps) {
  const { words, exact, money, about, percent } = useSaid();
  const draft = useBorrowDraft();
  const { asset, pledge } = product;
  const pledged = safe(draft.pledged);
  const most = mostOf(product, pledged);
  const worth = loanFiguresOf(wanted(product, 0n, pledged, 0), pricesOf(product), 0).worth;
  const set = (to: Partial<typeof draft>) => useBorrowDraft.setState(to);
  const isTooMuch = problem === 'most' && draft.amount !== '';
  return (
    <>
      <Select
        label={words.pledgeCoin}
        value={pledge}
        onChange={(to) => set({ pledge: to })}
        options={pledgesOf(products).map((coin) => ({ value: coin, label: coin }))}
      />
      <div className="loans-fields">
        <Field
          label={words.pledge}
          figure
          unit={pledge}
          value={draft.pledged}
          onChange={(to) => set({ pledged: to })}
          end={
            available !== undefined && (
              <button type="button" className="q-act" onClick={() => set({ pledged: typedOf(available) })}>
                {words.max}
              </button>
            )
          }
          error={problem === 'balance' ? words.tooLittle(money(available ?? 0n, pledge)) : undefined}
          below={
            worth === undefined || pledged === 0n
              ? available !== undefined && words.inSpot(money(available, pledge))
              : words.worth(about(worth, asset))
          }
        />
        <Field
          label={words.borrow}
          figure
          unit={asset}
          value={draft.amount}
          onChange={(to) => set({ amount: to })}
          error={
            isTooMuch && most !== undefined
              ? words.upTo(exact(most, asset), percent(units(product.initialRate)))
              : problem === 'least'
                ? words.atLeast(money(units(product.minAmount), asset))
                : undefined
          }
          below={
            most !== undefined && pledged > 0n && words.upTo(exact(most, asset), percent(units(product.initialRate)))
          }
        />
      </div>
      {most !== undefined && most > 0n && (
        <PercentRule
          label={words.shareOfMost}
          value={shareOf(safe(draft.amount), most)}
          onChange={(share) => set({ amount: typedOf((most * BigInt(share)) / 100n) })}
          formatPercent={(share) => percent((units(product.initialRate) * BigInt(share)) / 100n)}
          marks={[0n, 1n, 2n, 3n, 4n].map((part) => percent((units(product.initialRate) * part) / 4n))}
        />
      )}
      <div className="loans-term">
        <span className="q-muted">{words.term}</span>
        <Segments
          label={words.term}
          items={daysOf(products, product).map((days, at) => ({
            id: String(days),
            label: at === 0 ? words.days(days) : String(days),
          }))}
          value={String(product.days)}
          onChange={(days) => set({ days: Number(days) })}
        />
      </div>
      {problem === 'index' && <Note>{words.noIndex(pledge)}</Note>}
      {problem === 'closed' && <Note>{words.closed}</Note>}
    </>
  );
}

/** What part of the most an amount is, in whole per cent. */
const shareOf = (amount: bigint, most: bigint): number => Number(amount >= most ? 100n : (amount * 100n) / most);

/** What is typed as an amount, 0 where it is none. */
export const safe = (typed: string): bigint => read(typed.trim()) ?? 0n;

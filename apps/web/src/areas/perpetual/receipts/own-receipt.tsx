import type { ReceiptFile } from '@quay/contract/perpetual';
import type { Receipt } from '@quay/core/receipts';
import { Empty, Note } from '@quay/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../parts/query-state.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { receiptWords } from '../words/receipts/index.ts';
import { CheckPanel, useChecked } from './check-panel.tsx';
import { FundingStory, PaymentStory } from './funding-story.tsx';
import { fileText } from './kept-file.ts';
import { LiquidationStory } from './liquidation-story.tsx';
import { LoanSaleStory } from './loan-sale-story.tsx';
import { ownReceiptQuery, type Shown } from './own-receipt-query.ts';
import { DeliveryStory, SettlementStory } from './settlement-story.tsx';
import type { CheckedFile } from './verify.ts';

type OwnReceiptProps = {
  of: Shown;
  /** In a pane beside a list: what was checked stands under what it tells. */
  isPane?: boolean;
};

/** The receipt that an address names, fetched and checked on this device. */
export function OwnReceipt({ of, isPane }: OwnReceiptProps) {
  const words = receiptWords.useWords();
  const query = useQuery(ownReceiptQuery(of));
  const { found, check } = useChecked(query.data ? fileText(query.data.file) : undefined);
  if (query.data === null) return <Empty title={words.unknown}>{words.unknownWhy}</Empty>;
  if (!query.data) return <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />;
  return (
    <FoundReceipt
      checked={found}
      onCheck={check}
      isPane={isPane}
      person={query.data.person}
      keep={{ file: query.data.file, name: `${of.kind}-${of.value}` }}
    />
  );
}

type FoundProps = {
  checked: CheckedFile | 'none' | 'checking';
  onCheck: () => void;
  isPane?: boolean | undefined;
  person?: string | undefined;
  keep?: { readonly file: ReceiptFile; readonly name: string };
};

/** What was found in a file of receipts: what it tells, and beside it what was checked. */
export function FoundReceipt({ checked, onCheck, isPane, person, keep }: FoundProps) {
  const words = receiptWords.useWords();
  if (checked === 'none') {
    return (
      <Note>
        <b>{words.noFile}</b> {words.noFileWhy}
      </Note>
    );
  }
  const isOver = checked !== 'checking';
  return (
    <div className={isPane ? 'receipt-pane' : 'receipt-page'}>
      <div>{isOver && <Story of={checked.receipts.at(-1)!.document} person={person} />}</div>
      <CheckPanel file={checked} onCheck={onCheck} {...(keep && { keep })} />
    </div>
  );
}

/** The number of a receipt, and what moment it is of. */
function numberAndTime(of: Receipt): readonly [number: number, at: number] {
  if (of.kind === 'payment') return [of.payment, of.stamp];
  if (of.kind === 'delivery') return [of.delivery, of.at];
  return [of.number, of.kind === 'funding' ? of.endsAt : of.at];
}

/** What a receipt tells. One that cannot be read as what it says it is tells nothing: the lines say why. */
function Story({ of, person }: { of: Receipt; person: string | undefined }) {
  const words = receiptWords.useWords();
  const figures = useFigures();
  const isKnown = of.kind in words.title;
  if (!isKnown) return null;
  const [number, at] = numberAndTime(of);
  return (
    <>
      <p className="q-muted q-t12 q-n">
        {words.title[of.kind]} {words.numbered(String(number), figures.dateTime(at))}
      </p>
      {of.kind === 'liquidation' && <LiquidationStory of={of} person={person} />}
      {of.kind === 'funding' && <FundingStory of={of} />}
      {of.kind === 'payment' && <PaymentStory of={of} />}
      {of.kind === 'settlement' && <SettlementStory of={of} />}
      {of.kind === 'delivery' && <DeliveryStory of={of} />}
      {of.kind === 'loan-sale' && <LoanSaleStory of={of} />}
    </>
  );
}

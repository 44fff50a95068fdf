import type { ReceiptFile } from '@quay/contract/perpetual';
import type { Receipt } from '@quay/core/receipts';
import { Button, Empty, Note } from '@quay/ui';
import { useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { ownReceiptQuery, receiptKinds, type Shown } from '../receipts/asked.ts';
import { CheckPanel, useChecked } from '../receipts/check-panel.tsx';
import { FundingStory, PaymentStory } from '../receipts/funding-story.tsx';
import { fileText } from '../receipts/kept-file.ts';
import { LiquidationStory } from '../receipts/liquidation-story.tsx';
import { DeliveryStory, SettlementStory } from '../receipts/settlement-story.tsx';
import type { CheckedFile } from '../receipts/verify.ts';
import { receiptWords } from '../words/receipts/index.ts';
import '../perpetual.css';
import '../receipts.css';

/** One receipt: of the address, or of a file that is opened here. This device works every figure out again. */
export default function ReceiptPage() {
  const [search] = useSearchParams();
  const shown = shownBy(search);
  return shown ? <Asked key={search.toString()} of={shown} /> : <Opened />;
}

function shownBy(search: URLSearchParams): Shown | undefined {
  for (const kind of receiptKinds) {
    const value = search.get(kind);
    const form = kind === 'contract' ? /^[A-Z0-9]{1,16}-[A-Z0-9]{1,8}$/ : /^[1-9][0-9]{0,15}$/;
    if (value !== null && form.test(value)) return { kind, value };
  }
  return undefined;
}

function Asked({ of }: { of: Shown }) {
  const words = receiptWords.useWords();
  const query = useQuery(ownReceiptQuery(of));
  const { found, check } = useChecked(query.data ? fileText(query.data.file) : undefined);
  return (
    <ColumnPage title={words.title.file} backTo={paths.perpetualReceipts()}>
      {query.data ? (
        <Found
          checked={found}
          onCheck={check}
          person={query.data.person}
          keep={{ file: query.data.file, name: `${of.kind}-${of.value}` }}
        />
      ) : query.data === null ? (
        <Empty title={words.unknown}>{words.unknownWhy}</Empty>
      ) : (
        <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />
      )}
    </ColumnPage>
  );
}

type FoundProps = {
  checked: CheckedFile | 'none' | 'checking';
  onCheck: () => void;
  person?: string | undefined;
  keep?: { readonly file: ReceiptFile; readonly name: string };
};

function Found({ checked, onCheck, person, keep }: FoundProps) {
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
    <div className="receipt-page">
      <div>{isOver && <Story of={checked.receipts.at(-1)!.document} person={person} />}</div>
      <CheckPanel file={checked} onCheck={onCheck} {...(keep && { keep })} />
    </div>
  );
}

/** The number of a receipt, and what moment it is of. */
function placeOf(of: Receipt): readonly [number: number, at: number] {
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
  const [number, at] = placeOf(of);
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
    </>
  );
}

/** A saved receipt, which is dropped here or chosen: nothing of it is sent anywhere. */
function Opened() {
  const words = receiptWords.useWords();
  const input = useRef<HTMLInputElement>(null);
  const [content, setContent] = useState<string>();
  const { found, check } = useChecked(content);
  const take = async (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) setContent(await file.text());
  };
  return (
    <ColumnPage title={words.title.file} backTo={paths.perpetualReceipts()}>
      <section
        className="receipt-drop"
        aria-label={words.choose}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files);
        }}
      >
        <p className="q-muted">{words.drop}</p>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          className="q-unseen"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => void take(event.target.files)}
        />
        <Button variant="second" onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
      </section>
      {content !== undefined && <Found checked={found} onCheck={check} />}
    </ColumnPage>
  );
}

import { Button } from '@quay/ui';
import { useSearchParams } from '@quay/web-kit/router';
import { useRef, useState } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { useChecked } from '../receipts/check-panel.tsx';
import { FoundReceipt, OwnReceipt } from '../receipts/own-receipt.tsx';
import { receiptKinds, type Shown } from '../receipts/own-receipt-query.ts';
import { receiptWords } from '../words/receipts/index.ts';
import '../perpetual.css';
import '../receipts.css';

/** One receipt: of the address, or of a file that is opened here. This device works every figure out again. */
export default function ReceiptPage() {
  const [search] = useSearchParams();
  const shown = shownBy(search);
  return shown ? <RequestedReceipt key={search.toString()} of={shown} /> : <Opened />;
}

function shownBy(search: URLSearchParams): Shown | undefined {
  for (const kind of receiptKinds) {
    const value = search.get(kind);
    const form = kind === 'contract' ? /^[A-Z0-9]{1,16}-[A-Z0-9]{1,8}$/ : /^[1-9][0-9]{0,15}$/;
    if (value !== null && form.test(value)) return { kind, value };
  }
  return undefined;
}

function RequestedReceipt({ of }: { of: Shown }) {
  const words = receiptWords.useWords();
  return (
    <ColumnPage title={words.title.file} backTo={paths.perpetualReceipts()}>
      <OwnReceipt of={of} />
    </ColumnPage>
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
      {content !== undefined && <FoundReceipt checked={found} onCheck={check} />}
    </ColumnPage>
  );
}

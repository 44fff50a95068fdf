import type { ReceiptFile } from '@quay/contract/perpetual';
import { Button, Icon, Note, showToast } from '@quay/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { hasCryptography } from '../../../proof/signed-words.ts';
import { saveFile } from '../../../records/csv-file.ts';
import { useFigures } from '../../../shell/figures.ts';
import { fetchReceiptChain } from '../queries/receipt-chain.ts';
import { receiptKeyQuery } from '../queries/receipt-key.ts';
import { receiptWords } from '../words/receipts/index.ts';
import { fileName, fileText } from './kept-file.ts';
import { equalLines, lineFigure } from './line-figure.ts';
import { type CheckedFile, type CheckedReceipt, checkFile, isWhole } from './verify.ts';

/**
 * Checks a file here and keeps what was found; the key that the exchange names is compared where it is known. A key that
 * comes later is compared while what was found stays.
 */
export function useChecked(content: string | undefined) {
  const key = useQuery({ ...receiptKeyQuery, enabled: content !== undefined });
  const known = key.data?.publicKey;
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (content === undefined || !hasCryptography()) return;
    let isCurrent = true;
    void checkFile(content, known).then((file) => {
      if (isCurrent) setFound({ content, round, file: file ?? 'none' });
    });
    return () => {
      isCurrent = false;
    };
  }, [content, known, round]);
  const isOfIt = found?.content === content && found?.round === round;
  return { found: isOfIt && found ? found.file : ('checking' as const), check: () => setRound((last) => last + 1) };
}

/** What was found of which file, and which time it was checked. */
type Found = {
  readonly content: string;
  readonly round: number;
  readonly file: CheckedFile | 'none';
};

type PanelProps = {
  file: CheckedFile | 'checking';
  onCheck: () => void;
  /** Saves what is checked; not where it was opened from a file. */
  keep?: { readonly file: ReceiptFile; readonly name: string };
};

/** Everything that was checked, line by line, and whether it holds. */
export function CheckPanel({ file, onCheck, keep }: PanelProps) {
  const words = receiptWords.useWords();
  const figures = useFigures();
  if (!hasCryptography()) {
    return (
      <Note>
        <b>{words.noTools}</b> {words.noToolsWhy}
        {keep && <Save {...keep} />}
      </Note>
    );
  }
  const isOver = file !== 'checking';
  const lines = isOver ? file.receipts.flatMap(({ worked }) => worked.lines) : [];
  return (
    <section className="receipt-check" aria-busy={!isOver || undefined}>
      <div aria-live="polite">
        {!isOver ? (
          <p className="q-muted">{words.checking}</p>
        ) : isWhole(file) ? (
          <div className="receipt-whole">
            <h2>
              <Icon name="check" size="s" /> {words.whole}
            </h2>
            <p className="q-muted">{words.wholeWhy(figures.quantity(String(equalLines(lines)), 0))}</p>
          </div>
        ) : (
          <Note>
            <b>{words.broken}.</b> {words.brokenWhy}
          </Note>
        )}
      </div>
      {isOver && (
        <ul className="receipt-lines" aria-label={words.lines}>
          {file.receipts.map((one) => (
            <ReceiptLines key={one.hash} of={one} />
          ))}
          <Row name={words.key} isRight={file.isOurs !== false}>
            {words.keyIs[file.isOurs === undefined ? 'unknown' : file.isOurs ? 'same' : 'other']}
          </Row>
          <Chain of={file.receipts[0]!} />
        </ul>
      )}
      {isOver && <p className="q-muted q-t12 receipt-key">{words.keyWords(file.publicKey)}</p>}
      <div className="receipt-acts">
        <Button variant="second" onClick={onCheck}>
          {words.check}
        </Button>
        {keep && <Save {...keep} />}
      </div>
    </section>
  );
}

function Save({ file, name }: { file: ReceiptFile; name: string }) {
  const words = receiptWords.useWords();
  return (
    <Button
      variant="second"
      onClick={() => {
        saveFile(fileName(name), fileText(file), 'application/json');
        showToast(words.saved(fileName(name)), { tone: 'done' });
      }}
    >
      {words.save}
    </Button>
  );
}

function Row({ name, isRight, children }: { name: string; isRight: boolean; children: ReactNode }) {
  return (
    <li className={isRight ? undefined : 'receipt-wrong'}>
      <Icon name={isRight ? 'check' : 'warn'} size="s" />
      <span>{name}</span>
      <span className="q-n q-right">{children}</span>
    </li>
  );
}

function ReceiptLines({ of: { worked, signature } }: { of: CheckedReceipt }) {
  const words = receiptWords.useWords();
  const figures = useFigures();
  const shown = (name: (typeof worked.lines)[number]['name'], said: string) => lineFigure(name, said, figures, words);
  return (
    <>
      {worked.wrong !== undefined && (
        <Row name={words.broken} isRight={false}>
          {words.wrongWords(worked.wrong)}
        </Row>
      )}
      {worked.lines.map(({ name, stands, found, equal }) => (
        <Row key={`${name} ${stands} ${found}`} name={words.line[name]} isRight={equal}>
          {equal ? shown(name, found) : words.stands(shown(name, stands), shown(name, found))}
        </Row>
      ))}
      <Row name={words.signature} isRight={signature !== 'wrong'}>
        {words.signatureIs[signature]}
      </Row>
    </>
  );
}

/** The receipts before one, which everybody may see: fetched when they are asked for, and worked out here too. */
function Chain({ of: { document, hash } }: { of: CheckedReceipt }) {
  const words = receiptWords.useWords();
  const [found, setFound] = useState<CheckedFile | 'broken' | 'failed' | 'checking'>();
  if (document.quay !== 'perpetual-receipt') return null;
  const { number } = document;
  async function check() {
    setFound('checking');
    try {
      const checked = await checkFile(fileText(await fetchReceiptChain(number)), undefined);
      const isSame = checked && isWhole(checked) && checked.receipts.at(-1)?.hash === hash;
      setFound(isSame ? checked : 'broken');
    } catch {
      setFound('failed');
    }
  }
  if (found === undefined || found === 'checking' || found === 'failed') {
    return (
      <li className="receipt-chain">
        <span>{found === 'failed' ? words.chainFailed : words.chain}</span>
        <Button
          variant="quiet"
          loading={found === 'checking'}
          loadingLabel={words.checking}
          onClick={() => void check()}
        >
          {words.chainCheck}
        </Button>
      </li>
    );
  }
  if (found === 'broken') {
    return (
      <Row name={words.chain} isRight={false}>
        {words.chainBroken}
      </Row>
    );
  }
  const first = found.receipts[0]!.document;
  return (
    <Row name={words.chain} isRight>
      {words.chainGood(String(found.receipts.length), String('number' in first ? first.number : number))}
    </Row>
  );
}

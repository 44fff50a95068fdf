import './appeals.css';
import { type AppealCard, type C2cOrder, EVIDENCE_FILES } from '@quay/contract/c2c';
import { Button, KeyValue, LongField, Note, Sheet } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { exchangeNow } from '@quay/web-kit/request';
import { useState } from 'react';
import { FormError } from '../../../proof/form-error.tsx';
import { draftOf } from '../../../shell/draft.ts';
import { useFigures } from '../../../shell/figures.ts';
import { notify } from '../../../shell/notify.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { useAddEvidence } from '../acts/add-evidence.ts';
import { useWithdrawAppeal } from '../acts/withdraw-appeal.ts';
import { Ruling } from '../orders/order-facts.tsx';
import { Escrow } from '../orders/order-head.tsx';
import { otherParty, refusalOf, requestedOf, viewOf } from '../orders/order-view.ts';
import { appealWords } from '../words/appeals/index.ts';
import { Pictures } from './pictures.tsx';

type CardProps = { order: C2cOrder; card: AppealCard };

/** An appeal as both sides see it: who handles it and by when, what is asked for, what was brought, how it ends. */
export function AppealState({ order, card }: CardProps) {
  const { card: words, reasons, never } = appealWords.useWords();
  const { when } = useMoments();
  const { counterparty, party, state } = order;
  const isOpen = state === 'appealed' || state === 'disputed';
  const nameOf = (by: AppealCard['by']) => (by === party ? words.you : counterparty.name);
  const query = requestedOf(card.missing, party);
  const requestedFromOther = requestedOf(card.missing, otherParty(party));
  return (
    <div className="c2c-order-body">
      <Ruling order={order} />
      <Escrow order={order} state={viewOf(order, exchangeNow()).escrow} />
      <section className="q-gutter q-line-above c2c-facts">
        <h2 className="c2c-section-head">{card.by === 'system' ? words.byQuay : words.head(nameOf(card.by))}</h2>
        <dl>
          <KeyValue label={words.reason}>{reasons[card.reason].name}</KeyValue>
          {isOpen && (
            <>
              <KeyValue label={words.handled}>{card.handledBy ?? words.nobody}</KeyValue>
              <KeyValue label={words.due}>{when(card.dueAt)}</KeyValue>
            </>
          )}
        </dl>
        {card.description && (
          <p className="c2c-terms" dir="auto">
            {card.description}
          </p>
        )}
        {isOpen && query.length > 0 && <RequestedEvidence title={words.asked} pieces={query} />}
        {isOpen && requestedFromOther.length > 0 && (
          <RequestedEvidence title={words.requestedFromOther(counterparty.name)} pieces={requestedFromOther} quiet />
        )}
      </section>
      <Evidence card={card} nameOf={nameOf} />
      {isOpen && <AddEvidence order={order} card={card} />}
      {isOpen && <Withdraw order={order} card={card} />}
      <div className="q-gutter c2c-stack">
        <Note tone="quiet" icon="shield">
          {never}
        </Note>
      </div>
    </div>
  );
}

function RequestedEvidence({
  title,
  pieces,
  quiet = false,
}: {
  title: string;
  pieces: readonly string[];
  quiet?: boolean;
}) {
  return (
    <Note tone={quiet ? 'quiet' : 'warn'} icon="file">
      <b>{title}</b>
      <ul className="c2c-asked">
        {pieces.map((piece) => (
          <li key={piece} dir="auto">
            {piece}
          </li>
        ))}
      </ul>
    </Note>
  );
}

function Evidence({ card: { evidence }, nameOf }: { card: AppealCard; nameOf: (by: 'payer' | 'seller') => string }) {
  const { card: words } = appealWords.useWords();
  const figures = useFigures();
  const shell = shellWords.useWords();
  const [seen, setSeen] = useState<{ link: string; title: string } | null>(null);
  const [last, setLast] = useState(seen);
  if (seen && seen !== last) setLast(seen);
  return (
    <section className="q-gutter q-line-above c2c-evidence">
      <h3 className="c2c-section-head">{words.evidence}</h3>
      {evidence.length === 0 && <p className="q-muted">{words.noEvidence}</p>}
      <ol>
        {evidence.map(({ by, text, files, at }) => (
          <li key={`${by} ${at}`}>
            <p className="q-t12 q-muted">{words.by(nameOf(by), figures.dateTime(at))}</p>
            {text && (
              <p className="c2c-terms" dir="auto">
                {text}
              </p>
            )}
            {files.length > 0 && (
              <div className="c2c-thumbs">
                {numbered(files).map(({ number, link }) => (
                  <Thumb
                    key={number}
                    link={link}
                    label={words.open(number, nameOf(by))}
                    alt={words.picture(number, nameOf(by))}
                    onOpen={(shown) => setSeen({ link: shown, title: words.picture(number, nameOf(by)) })}
                  />
                ))}
              </div>
            )}
          </li>
        ))}
      </ol>
      <Sheet open={seen !== null} onClose={() => setSeen(null)} title={last?.title ?? ''} closeLabel={shell.close}>
        {last && <img className="c2c-large" src={last.link} alt={last.title} />}
      </Sheet>
    </section>
  );
}

/** Links change with each answer; what a picture is known by is its place. */
const numbered = (links: readonly string[]) => links.map((link, place) => ({ number: place + 1, link }));

/** Each answer brings a new link; the first one stays as long as it is good, so that nothing flickers. */
function Thumb({
  link,
  label,
  alt,
  onOpen,
}: {
  link: string;
  label: string;
  alt: string;
  onOpen: (link: string) => void;
}) {
  const [shown, setShown] = useState(link);
  return (
    <button type="button" className="c2c-thumb" aria-label={label} onClick={() => onOpen(link)}>
      <img src={shown} alt={alt} onError={() => shown !== link && setShown(link)} />
    </button>
  );
}

const useEvidenceDraft = draftOf<{ orderId: number; text: string; files: readonly string[] }>('quay.c2c-evidence', {
  orderId: 0,
  text: '',
  files: [],
});

function AddEvidence({ order: { orderId, party }, card }: CardProps) {
  const { card: words } = appealWords.useWords();
  const { send, sending, wrong, mend, say } = useAddEvidence();
  const held = useEvidenceDraft();
  const [busy, setBusy] = useState(false);
  const { text, files } = held.orderId === orderId ? held : { text: '', files: [] };
  const given = card.evidence.filter(({ by }) => by === party).reduce((sum, one) => sum + one.files.length, 0);
  const room = Math.max(0, EVIDENCE_FILES - given);
  function set(to: { text?: string; files?: readonly string[] }) {
    useEvidenceDraft.setState({ orderId, text, files, ...to });
    mend('text', 'files', 'form');
  }
  async function submit() {
    if (text.trim() === '' && files.length === 0) return say({ text: words.addMissing });
    if (!(await send({ orderId, text: text.trim(), files: [...files] }))) return;
    useEvidenceDraft.clear();
    notify(words.added, { tone: 'done' });
  }
  return (
    <section className="q-gutter q-line-above c2c-add">
      <h3 className="c2c-section-head">{words.add}</h3>
      <LongField
        label={words.addText}
        rows={2}
        maxLength={2000}
        value={text}
        onChange={(next) => set({ text: next })}
        error={wrong.text}
      />
      {room > 0 ? (
        <Pictures
          files={files}
          room={room}
          onChange={(next) => set({ files: next })}
          onBusy={setBusy}
          error={wrong.files}
        />
      ) : (
        <p className="q-t12 q-muted">{words.full(EVIDENCE_FILES)}</p>
      )}
      <FormError words={wrong.form} />
      <Button
        variant="second"
        wide
        loading={sending}
        loadingLabel={words.adding}
        aria-disabled={busy}
        onClick={() => !busy && void submit()}
      >
        {words.addAct}
      </Button>
    </section>
  );
}

/** Both agree that there is nothing to decide; of a deposit the payer alone may say so. */
function Withdraw({ order, card }: CardProps) {
  const { card: words } = appealWords.useWords();
  const { send, sending, wrong } = useWithdrawAppeal();
  const { orderId, party, state, counterparty } = order;
  if (refusalOf('withdrawAppeal', order, exchangeNow())) return null;
  const isAlone = state === 'disputed';
  const offered = card.withdrawalBy === party;
  const query = card.withdrawalBy === otherParty(party);
  async function submit() {
    const now = await send({ orderId });
    if (now) notify(now.state === state ? words.offerSent : words.withdrawn, { tone: 'done' });
  }
  return (
    <section className="q-gutter q-line-above c2c-add">
      <h3 className="c2c-section-head">{words.agreement}</h3>
      {query && <p className="q-mid">{words.asks(counterparty.name)}</p>}
      <p className="q-muted">{isAlone ? words.agreementWhyAlone : words.agreementWhy}</p>
      <FormError words={wrong.form} />
      {offered ? (
        <p role="status">{words.offered(counterparty.name)}</p>
      ) : (
        <Button
          variant={query ? 'main' : 'second'}
          wide
          loading={sending}
          loadingLabel={words.offering}
          onClick={() => void submit()}
        >
          {query ? words.agree : isAlone ? words.offerAlone : words.offer}
        </Button>
      )}
    </section>
  );
}

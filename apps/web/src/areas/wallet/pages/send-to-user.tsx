import '../movements.css';
import { FUND_PASSWORD, type WithdrawEnable } from '@quay/contract/identity';
import { type Recipient, WITHDRAWAL_COIN, type WithdrawalTerms } from '@quay/contract/wallet';
import { Button, Field, KeyValue, Note, PasswordField, Plate, Sheet } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { askAgain, isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { Link } from '@quay/web-kit/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { newRequestId } from '../../../amounts/request-id.ts';
import { settleComma, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { FormError } from '../../../proof/form-error.tsx';
import { travelling } from '../../../proof/fund-password.ts';
import { useProving } from '../../../proof/use-proving.tsx';
import { proofWords } from '../../../proof/words/index.ts';
import { draftOf } from '../../../shell/draft.ts';
import { useFigures } from '../../../shell/figures.ts';
import { notify } from '../../../shell/notify.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { submitSendToUser } from '../acts/send-to-user.ts';
import { amountAsSent, mostToSend, type TypedSending, wrongSending } from '../forms/send-to-user.form.ts';
import { Held, Missing } from '../parts/blocked.tsx';
import { Debts } from '../parts/debts.tsx';
import { SentToUsers } from '../parts/sent-to-users.tsx';
import { useAmounts } from '../parts/use-amounts.ts';
import { gateQuery } from '../queries/gate.ts';
import { MOVEMENTS, useMovements } from '../queries/movements.ts';
import { fetchRecipient } from '../queries/recipient.ts';
import { termsQuery } from '../queries/withdrawal-terms.ts';
import { sendWords } from '../words/send/index.ts';

/** The number of this intent and what it stands for: the same contents are sent under the same number, whatever happens. */
const store = draftOf<{ readonly requestId: string; readonly stands: string }>('quay.send', {
  requestId: '',
  stands: '',
});

function requestIdOf(recipient: number, amount: string): string {
  const content = `${recipient} ${amount}`;
  const { requestId, stands } = store.getState();
  if (requestId && stands === content) return requestId;
  const next = newRequestId();
  store.setState({ requestId: next, stands: content });
  return next;
}

/** Coins to another user, by UID or nickname; and all that was sent and received so. */
export default function SendToUser() {
  const words = sendWords.useWords();
  useMovements();
  const terms = useQuery(termsQuery);
  const gate = useQuery(gateQuery);
  return (
    <ColumnPage title={words.title} backTo={paths.funds()}>
      {terms.data && gate.data ? (
        <SendForm terms={terms.data} gate={gate.data} />
      ) : (
        <QueryState queries={[terms, gate]} failed={words.failed} kept={words.failedWhy} />
      )}
      <SentToUsers />
    </ColumnPage>
  );
}

function SendForm({ terms, gate }: { terms: WithdrawalTerms; gate: WithdrawEnable }) {
  const words = sendWords.useWords();
  const say = useRefusalWords();
  const amounts = useAmounts();
  const figures = useFigures();
  const [typed, setTyped] = useState<TypedSending>({ recipient: '', amount: '' });
  const [touched, setTouched] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [looking, setLooking] = useState(false);
  const [found, setFound] = useState<Recipient>();
  const wrong = wrongSending(typed, terms);
  const at = (field: 'recipient' | 'amount') => (touched && wrong?.field === field ? say(wrong) : undefined);

  function type(more: Partial<TypedSending>) {
    setTyped((now) => ({ ...now, ...more }));
    if (more.recipient !== undefined) setRefused(undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTouched(true);
    if (wrong || !gate.enabled || looking) return;
    setLooking(true);
    try {
      setFound(await fetchRecipient(typed.recipient.trim()));
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setRefused(failure.words);
    } finally {
      setLooking(false);
    }
  }

  const [hold] = gate.holds;
  return (
    <>
      <form className="movement-form" noValidate onSubmit={(event) => void submit(event)}>
        <Debts />
        {!gate.enabled && (
          <div className="movement-note" role="status">
            <Note>{gate.missing.length > 0 ? <Missing missing={gate.missing} /> : hold && <Held hold={hold} />}</Note>
          </div>
        )}
        <Field
          label={words.to}
          name="recipient"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={typed.recipient}
          onChange={(recipient) => type({ recipient })}
          error={refused ?? at('recipient')}
          below={words.toWhy}
        />
        <Field
          label={words.amount}
          name="amount"
          figure
          unit={terms.symbol}
          autoComplete="off"
          value={typed.amount}
          onChange={(amount) => type({ amount: settleCommaWhileTyping(amount) })}
          onBlur={() => {
            if (settleComma(typed.amount) !== typed.amount) type({ amount: settleComma(typed.amount) });
          }}
          end={
            <Button variant="quiet" onClick={() => type({ amount: mostToSend(terms) })}>
              {words.max}
            </Button>
          }
          error={at('amount')}
          below={words.available(amounts(terms.available, terms.symbol))}
        />
        <dl className="movement-facts">
          <KeyValue label={words.leftToday}>
            {words.leftOf(figures.quantity(terms.dayLeft, 2), amounts(terms.dayLimit, terms.symbol))}
          </KeyValue>
          <KeyValue label={words.fee}>{words.free}</KeyValue>
        </dl>
        <p className="q-t12 q-muted">{words.counted}</p>
        <div className="movement-acts">
          <Button
            wide
            type="submit"
            loading={looking}
            loadingLabel={words.looking}
            disabledReason={gate.enabled ? undefined : words.blocked}
          >
            {words.next}
          </Button>
        </div>
      </form>
      <ConfirmSheet
        recipient={found}
        amount={amountAsSent(typed.amount)}
        onClose={() => setFound(undefined)}
        onSent={() => {
          setFound(undefined);
          setTouched(false);
          setTyped({ recipient: '', amount: '' });
        }}
      />
    </>
  );
}

type ConfirmSheetProps = {
  recipient: Recipient | undefined;
  amount: string;
  onClose: () => void;
  onSent: () => void;
};

/** The last look: who gets it, as far as it is shown, and that it cannot be taken back. */
function ConfirmSheet({ recipient, amount, onClose, onSent }: ConfirmSheetProps) {
  const words = sendWords.useWords();
  const shell = shellWords.useWords();
  return (
    <Sheet open={recipient !== undefined} onClose={onClose} title={words.confirm} closeLabel={shell.close}>
      {recipient && <Confirm key={recipient.userId} recipient={recipient} amount={amount} onSent={onSent} />}
    </Sheet>
  );
}

function Confirm({ recipient, amount, onSent }: { recipient: Recipient; amount: string; onSent: () => void }) {
  const words = sendWords.useWords();
  const proof = proofWords.useWords();
  const say = useRefusalWords();
  const amounts = useAmounts();
  const client = useQueryClient();
  const [fundPassword, setFundPassword] = useState('');
  const isLost = useRef(false);
  const what = amounts(amount, WITHDRAWAL_COIN);
  const { form, wrong, sending, submit, mend, sheet } = useProving({
    act: 'send-coins',
    label: words.act(what),
    doing: words.doing(what),
    fields: ['fundPassword'],
    validate: () =>
      FUND_PASSWORD.test(fundPassword) ? {} : { fundPassword: say({ reason: 'identity/fund-password-malformed' }) },
    async send(given) {
      const sealed = await travelling(fundPassword);
      const { userId } = recipient;
      const request = { recipient: userId, symbol: WITHDRAWAL_COIN, amount, requestId: requestIdOf(userId, amount) };
      try {
        const { name } = await submitSendToUser({ ...request, fundPassword: sealed, proof: given });
        store.setState({ requestId: '', stands: '' });
        notify(words.sent(what, name), { tone: 'done' });
        void askAgain(client, { queryKey: [MOVEMENTS] });
        onSent();
      } catch (failure) {
        isLost.current = isOutcomeUnknown(failure);
        throw failure;
      }
    },
  });
  return (
    <>
      <Plate
        leaves={{ label: words.leaves, amount: what, remark: words.free }}
        arrives={{ label: words.arrives, amount: recipient.name, remark: words.uid(String(recipient.userId)) }}
      />
      <p className="q-muted">{words.final}</p>
      <form ref={form} className="movement-form" noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          label={words.fundPassword}
          labelEnd={
            <Link className="q-act" to={paths.changeFundsPassword()}>
              {words.forgot}
            </Link>
          }
          name="fund-password"
          autoComplete="off"
          revealLabel={proof.reveal}
          hideLabel={proof.hide}
          value={fundPassword}
          onChange={(text) => {
            setFundPassword(text);
            mend('fundPassword', 'form');
          }}
          error={wrong.fundPassword}
          autoFocus
        />
        <FormError words={wrong.form} />
        {isLost.current && !sending && (
          <p className="q-t12 q-muted" role="status">
            {words.unanswered}
          </p>
        )}
        <Button wide type="submit" loading={sending} loadingLabel={words.doing(what)}>
          {words.act(what)}
        </Button>
      </form>
      {sheet}
    </>
  );
}

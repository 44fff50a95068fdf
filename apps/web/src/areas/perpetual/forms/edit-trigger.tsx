import type { Trigger } from '@quay/contract/perpetual';
import { sizeOf } from '@quay/core/margin';
import { Button, ErrorLine, Field, Sheet, showToast } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { type FocusEvent, useState } from 'react';
import { selectWhenDrawn } from '../../../amounts/select-when-drawn.ts';
import { grouped, settleComma, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { ratesOf } from '../../../trading/fees/fees.ts';
import { coinOf } from '../../../trading/market/contract-markets.ts';
import type { PerpetualNow } from '../account.ts';
import { useEditTrigger } from '../acts/edit-trigger.ts';
import { openPositions } from '../parts/positions.tsx';
import { useFeeRates } from '../queries/fee-rates.ts';
import { useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';
import {
  type EditCircumstances,
  type EditDraft,
  editDraftOf,
  editOf,
  editRefusal,
  isChanged,
  isPart,
  linkedTo,
} from './edit-trigger.form.ts';
import { FieldName, LinkedFields } from './linked-fields.tsx';
import '../triggers.css';

type EditTriggerProps = {
  open: boolean;
  onClose: () => void;
  trigger: Trigger;
  now: PerpetualNow;
  /** Where it was moved to on the chart: to be confirmed here. */
  moved?: string | null;
};

/** Changes a trigger that stands: its price, its part, or how far behind it follows. */
export default function EditTrigger({ open, onClose, trigger, now, moved = null }: EditTriggerProps) {
  const words = perpetualWords.useWords();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={words.close}
      title={`${trigger.symbol} ${words.triggerKind[trigger.kind]}`}
    >
      {open && <Form trigger={trigger} now={now} moved={moved} done={onClose} />}
    </Sheet>
  );
}

type FormProps = Required<Pick<EditTriggerProps, 'trigger' | 'now' | 'moved'>> & { done: () => void };

function Form({ trigger, now, moved, done }: FormProps) {
  const words = perpetualWords.useWords();
  const say = useRefusalWords();
  const contract = now.contracts.find(({ symbol }) => symbol === trigger.symbol)!;
  const shown = useShown(contract);
  const editing = useEditTrigger();
  const takerRate = ratesOf(coinOf(contract, ''), useFeeRates().data).taker;
  const position = openPositions(now)?.find((one) => one.contract.symbol === trigger.symbol);
  const circumstances: EditCircumstances = { trigger, contract, of: position ? { ...position, takerRate } : null };
  const [draft, setDraft] = useState<EditDraft>(() => editDraftOf(circumstances, moved));
  const [focused, setFocused] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const refusal = editRefusal(draft, circumstances);
  const linked = linkedTo(draft, circumstances);
  const name = words.triggerKind[trigger.kind];
  const isMissing = refusal?.reason.endsWith('-missing');
  const error = refusal && !isMissing && !(focused && refusal.reason.endsWith('-malformed')) ? say(refusal) : undefined;
  const errorAt = (place: string) => (refusal?.at === place ? error : undefined);

  function put(next: EditDraft) {
    setProblem(null);
    setDraft(next);
  }
  async function send() {
    if (editing.isPending || refusal || !isChanged(draft, circumstances)) return;
    setProblem(null);
    try {
      await editing.mutateAsync(editOf(draft, circumstances));
      showToast(words.triggersSet(contract.symbol), { tone: 'done' });
      done();
    } catch (failed) {
      setProblem(failed instanceof Refusal && !isOutcomeUnknown(failed) ? failed.words : words.notAnswered);
    }
  }
  const typeInto = (place: 'quantity' | 'callback' | 'activation') => ({
    value: focused === place ? draft[place] : grouped(draft[place]),
    error: errorAt(place),
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      setFocused(place);
      selectWhenDrawn(event);
    },
    onBlur: () => {
      setFocused(null);
      setDraft((before) => ({ ...before, [place]: settleComma(before[place]) }));
    },
    onChange: (value: string) => put({ ...draft, [place]: settleCommaWhileTyping(value) }),
  });
  const forWhat = trigger.quantity === null ? words.wholePosition : words.aPart;
  const priceError = errorAt(trigger.kind === 'stop-profit' ? 'profit' : 'loss');
  return (
    <form
      className="perpetual-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem && <ErrorLine className="q-fall trading-sheet-problem">{problem}</ErrorLine>}
      {trigger.kind === 'trailing' ? (
        <div className="perpetual-pair">
          <Field
            {...typeInto('callback')}
            dense
            figure
            labelAt="inline"
            label={<FieldName of={name}>{words.callback}</FieldName>}
            unit="%"
          />
          <Field
            {...typeInto('activation')}
            dense
            figure
            labelAt="inline"
            label={<FieldName of={name}>{words.activation}</FieldName>}
            placeholder={words.atOnce}
          />
        </div>
      ) : linked ? (
        <LinkedFields
          contract={contract}
          name={name}
          head={words.triggerFor(name, forWhat)}
          value={draft.price}
          linked={linked}
          error={priceError}
          onChange={(price) => put({ ...draft, price })}
        />
      ) : (
        <Field
          figure
          label={words.atMarkIn(shown.unit)}
          value={draft.price.typed}
          error={priceError}
          onChange={(typed) => put({ ...draft, price: { by: 'price', typed: settleCommaWhileTyping(typed) } })}
        />
      )}
      {isPart(trigger) && (
        <Field
          {...typeInto('quantity')}
          figure
          label={words.howMuch}
          unit={position && words.ofAll(shown.size(sizeOf(position.position.position)))}
        />
      )}
      <p className="q-muted q-t12 q-line-above perpetual-basis">
        {trigger.kind === 'trailing' ? words.followsAnew : words.triggerBasis(contract.quote)}
      </p>
      <Button
        type="submit"
        wide
        loading={editing.isPending}
        loadingLabel={words.settingTriggers}
        disabledReason={
          refusal
            ? error && refusal.at
              ? ''
              : say(refusal)
            : isChanged(draft, circumstances)
              ? undefined
              : words.nothingChanged
        }
      >
        {words.change}
      </Button>
    </form>
  );
}

import type { Contract } from '@quay/contract/perpetual';
import { ErrorLine, Field, figureAsRead, figureAsTyped } from '@quay/ui';
import { columnDecimals } from '@quay/web-kit/format';
import { type FocusEvent, useState } from 'react';
import { selectWhenDrawn } from '../../../amounts/select-when-drawn.ts';
import { grouped, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { toneOf, useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';
import {
  editable,
  figuresAt,
  type LinkedBy,
  type LinkedField,
  type LinkedPrice,
  priceOf,
  settled,
} from './linked-price.ts';
import '../triggers.css';

type LinkedFieldsProps = {
  contract: Contract;
  /** What closes there, as its head says it: "Take profit, whole position". */
  head: string;
  /** What the fields are called with it: "Take profit". */
  name: string;
  value: LinkedPrice;
  linked: LinkedBy;
  error?: string | undefined;
  onChange: (value: LinkedPrice) => void;
};

/** One price in three fields: itself, how far it is from the mark, and what closing there brings. Each moves the others. */
export function LinkedFields({ contract, head, name, value, linked, error, onChange }: LinkedFieldsProps) {
  const words = perpetualWords.useWords();
  const shown = useShown(contract);
  const [focused, setFocused] = useState<LinkedField | null>(null);
  const { priceDecimals, quote } = contract;
  const decimals = { price: priceDecimals, money: columnDecimals(quote) };
  const price = priceOf(value, linked);
  const figures = price === undefined ? null : figuresAt(price, linked);

  /** How what follows from the price reads while nobody is in it. */
  function reading(field: LinkedField): string | undefined {
    if (!figures || field === 'price' || focused === field) return undefined;
    return field === 'distance' ? shown.percent(figures.distance).replace('%', '') : shown.amount(figures.result);
  }
  function plain(field: LinkedField): string {
    const text = editable(field, value, linked, decimals);
    return field === 'price' && focused !== field ? grouped(text) : text;
  }
  const typeInto = (field: LinkedField) => ({
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      setFocused(field);
      selectWhenDrawn(event);
    },
    onBlur: () => {
      setFocused(null);
      const next = settled(value, linked, priceDecimals);
      if (next.by !== value.by || next.typed !== value.typed) onChange(next);
    },
  });
  const into = (field: LinkedField) => (typed: string) =>
    onChange({ by: field, typed: field === 'price' ? settleCommaWhileTyping(typed) : typed });
  return (
    <fieldset className="perpetual-linked">
      <legend className="q-unseen">{head}</legend>
      <p className="q-row-between q-baseline">
        <span className="q-muted" aria-hidden="true">
          {head}
        </span>
        <label className="perpetual-away q-t12 q-muted">
          <span className="q-unseen">{name} </span>
          <input
            inputMode="text"
            autoComplete="off"
            className="q-n"
            {...typeInto('distance')}
            value={reading('distance') ?? figureAsRead(plain('distance'))}
            onChange={(event) => into('distance')(figureAsTyped(event.target.value))}
          />
          {words.fromMark}
        </label>
      </p>
      <div className="perpetual-pair">
        <Field
          {...typeInto('price')}
          value={plain('price')}
          dense
          figure
          labelAt="inline"
          label={<FieldName of={name}>{words.atMark}</FieldName>}
          aria-invalid={error ? true : undefined}
          onChange={into('price')}
        />
        <Field
          {...typeInto('result')}
          value={plain('result')}
          reading={reading('result')}
          dense
          figure
          inputMode="text"
          labelAt="inline"
          className={figures && focused !== 'result' ? toneOf(figures.result) : ''}
          label={<FieldName of={name}>{words.result}</FieldName>}
          onChange={into('result')}
        />
      </div>
      {error && <ErrorLine className="q-field-below q-field-below--error">{error}</ErrorLine>}
    </fieldset>
  );
}

/** The words on a field, after what it belongs to for who does not see where it stands. */
export function FieldName({ of, children }: { of: string; children: string }) {
  return (
    <>
      <span className="q-unseen">{of} </span>
      {children}
    </>
  );
}

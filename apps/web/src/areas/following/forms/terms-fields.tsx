import type { CopyMode } from '@quay/contract/following';
import { copyModes } from '@quay/contract/following';
import { ErrorLine, Field, Segments, Select, TickRule } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { useState } from 'react';
import { selectWhenDrawn } from '../../../amounts/select-when-drawn.ts';
import { grouped, settleComma, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { useSaid } from '../use-said.ts';
import { followingWords } from '../words/index.ts';
import { leverages, stopShare, type TermsDraft, type TermsField, termsRefusal, withCap } from './terms.form.ts';

type TermsFieldsProps = {
  draft: TermsDraft;
  onChange: (draft: TermsDraft) => void;
  /** What is free in the account of contracts; nothing while it is not known. */
  free: string | undefined;
  /** The answer's refusal, at its field. */
  refused: { readonly words: string; readonly field?: string } | null;
};

/** What is set aside, how large copies are, and at which loss it ends. What is not typed yet follows from what is set aside. */
export function TermsFields({ draft, onChange, free, refused }: TermsFieldsProps) {
  const words = followingWords.useWords();
  const say = useRefusalWords();
  const { money } = useSaid();
  const [focused, setFocused] = useState<TermsField | null>(null);
  const [touched, setTouched] = useState<ReadonlySet<TermsField>>(
    () => new Set(draft.cap === '' ? [] : (['amount', 'orderCap', 'stopLoss'] as const)),
  );
  const early = termsRefusal(draft);
  const errorOf = (field: TermsField) => {
    if (refused?.field === field) return refused.words;
    if (early?.field !== field) return undefined;
    return focused === field && early.reason.endsWith('-malformed') ? undefined : say(early);
  };
  const figure = (field: TermsField) => ({
    figure: true,
    value: focused === field ? draft[field] : grouped(draft[field]),
    error: errorOf(field),
    onFocus: (event: Parameters<typeof selectWhenDrawn>[0]) => {
      setFocused(field);
      selectWhenDrawn(event);
    },
    onBlur: () => {
      setFocused(null);
      onChange({ ...draft, [field]: settleComma(draft[field]) });
    },
    onChange: (typed: string) => {
      const value = settleCommaWhileTyping(typed);
      if (field === 'cap') return onChange(withCap(draft, value, touched));
      setTouched(new Set([...touched, field]));
      onChange({ ...draft, [field]: value });
    },
  });
  const share = stopShare(draft);
  const offered = [...new Set([...leverages, draft.leverageMax])].sort((a, b) => a - b);
  return (
    <>
      <Field
        {...figure('cap')}
        label={words.setAside}
        unit="USDT"
        below={free === undefined ? undefined : words.freeInContracts(money(free))}
      />
      <div className="following-two">
        <Field {...figure('orderCap')} label={words.orderCap} unit="USDT" dense />
        <Select
          label={words.leverageMax}
          value={String(draft.leverageMax)}
          options={offered.map((times) => ({ value: String(times), label: `${times}×` }))}
          onChange={(chosen) => onChange({ ...draft, leverageMax: Number(chosen) })}
        />
      </div>
      <Segments<CopyMode>
        label={words.modeLabel}
        value={draft.mode}
        onChange={(mode) => onChange({ ...draft, mode })}
        items={copyModes.map((id) => ({ id, label: words.mode[id] }))}
      />
      <Field
        {...figure(draft.mode)}
        key={draft.mode}
        dense
        label={words[draft.mode]}
        unit={draft.mode === 'amount' ? 'USDT' : '×'}
        below={words.modeMeans[draft.mode]}
      />
      <Field {...figure('stopLoss')} label={words.stopLoss} unit="USDT" dense />
      {share !== null && (
        <TickRule fill ticks={50} tone="warn" share={share} label={words.stopRule(draft.stopLoss, draft.cap)} />
      )}
    </>
  );
}

/** The whole of what is to be sent is wrong, and no field of its own. */
export function FormProblem({ words, field }: { words: string; field?: string | undefined }) {
  if (field !== undefined) return null;
  return <ErrorLine>{words}</ErrorLine>;
}

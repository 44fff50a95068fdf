import { SHARE_MAX } from '@quay/contract/following';
import { text } from '@quay/money';
import { Button, ErrorLine, Field, showToast } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { settleComma, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { useApplyLeader } from '../acts/apply-leader.ts';
import { useSaid } from '../use-said.ts';
import { followingWords } from '../words/index.ts';
import { shareOf, shareRefusal } from './apply-leader.form.ts';

/** Asks to be followed, for a share of followers' net profits or for none. */
export function ApplyLeader() {
  const words = followingWords.useWords();
  const say = useRefusalWords();
  const { figures } = useSaid();
  const applying = useApplyLeader();
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const refusal = shareRefusal(typed);
  const share = refusal || typed === '' ? null : shareOf(typed);
  const { max } = refusal?.params ?? {};
  // It is typed in per cent.
  const shownRefusal = refusal && max ? { ...refusal, params: { max: figures.rate(max) } } : refusal;
  const error =
    shownRefusal && !(focused && shownRefusal.reason.endsWith('-malformed')) ? say(shownRefusal) : undefined;

  async function send() {
    if (share === null || applying.isPending) return;
    setProblem(null);
    try {
      await applying.mutateAsync({ shareRate: text(share) });
      showToast(words.applied, { tone: 'done' });
    } catch (failed) {
      setProblem(failed instanceof Refusal ? failed.words : words.notAnswered);
    }
  }

  return (
    <form
      className="following-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{words.applyTitle}</h2>
      <p className="q-muted">{words.applyWhy}</p>
      <p className="q-muted">{words.applyRules}</p>
      {problem && <ErrorLine>{problem}</ErrorLine>}
      <Field
        figure
        label={words.shareField}
        unit="%"
        value={typed}
        error={error}
        below={words.shareMost(figures.rate(SHARE_MAX))}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          setTyped(settleComma(typed));
        }}
        onChange={(value) => {
          setProblem(null);
          setTyped(settleCommaWhileTyping(value));
        }}
      />
      <Button
        type="submit"
        wide
        loading={applying.isPending}
        loadingLabel={words.applying}
        disabledReason={typed === '' ? words.shareMissing : refusal ? '' : undefined}
      >
        {share === null ? words.applyOpen : words.applyAct(figures.rate(text(share)))}
      </Button>
    </form>
  );
}

import type { Leader } from '@quay/contract/following';
import { units } from '@quay/money';
import { Button, Checkbox, KeyValue, Sheet, showToast } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { availableIn } from '../../../holdings/balances.ts';
import { useBalances } from '../../../holdings/queries/wallets.ts';
import { useRequireLogin } from '../../../shell/session.ts';
import { useFollow } from '../acts/follow.ts';
import { useSaid } from '../use-said.ts';
import { followingWords } from '../words/index.ts';
import { emptyTerms, isUnfinished, termsOf } from './terms.form.ts';
import { FormProblem, TermsFields } from './terms-fields.tsx';

type FollowLeaderProps = { open: boolean; onClose: () => void; of: Leader };

/** On a phone the form is a sheet. */
export default function FollowLeader({ open, onClose, of }: FollowLeaderProps) {
  const words = followingWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.follow(of.name)}>
      {open && <FollowForm of={of} done={onClose} />}
    </Sheet>
  );
}

/** What is set aside for a leader and within which limits, and what can be lost by it in words before the act. */
export function FollowForm({ of, done }: { of: Leader; done: () => void }) {
  const words = followingWords.useWords();
  const { money, share } = useSaid();
  const requireLogin = useRequireLogin();
  const balances = useBalances().data;
  const following = useFollow();
  const [draft, setDraft] = useState(emptyTerms);
  const [agreed, setAgreed] = useState(false);
  const [refused, setRefused] = useState<{ words: string; field?: string } | null>(null);
  const terms = termsOf(draft);

  async function send() {
    if (!requireLogin() || !terms || !agreed || following.isPending) return;
    setRefused(null);
    try {
      await following.mutateAsync({ leader: of.leader, ...terms, shareRate: of.shareRate });
      showToast(words.followed(of.name, money(terms.cap)), { tone: 'done' });
      done();
    } catch (failed) {
      setRefused(
        failed instanceof Refusal
          ? { words: failed.words, ...(failed.field !== undefined && { field: failed.field }) }
          : { words: words.notAnswered },
      );
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
      {refused && <FormProblem {...refused} />}
      <TermsFields
        draft={draft}
        onChange={(next) => {
          setRefused(null);
          setDraft(next);
        }}
        free={balances && availableIn(balances, 'contract', 'USDT')}
        refused={refused}
      />
      <dl className="following-facts">
        <KeyValue label={words.eachCopy}>{words.eachCopySaid}</KeyValue>
        <KeyValue label={words.skipped}>{words.skippedSaid}</KeyValue>
        <KeyValue label={words.youGive}>
          {units(of.shareRate) === 0n ? words.shareNone : words.shareSaid(share(of.shareRate))}
        </KeyValue>
      </dl>
      {terms && (
        <p>
          <b>{words.mostToLose(money(terms.cap))}</b>{' '}
          <span className="q-muted">{words.stopAims(money(terms.stopLoss))}</span>
        </p>
      )}
      <Checkbox checked={agreed} onChange={setAgreed}>
        {words.noPromise}
      </Checkbox>
      <Button
        type="submit"
        wide
        loading={following.isPending}
        loadingLabel={words.following}
        disabledReason={isUnfinished(draft) ? words.fillIn : !terms ? '' : agreed ? undefined : words.agreeFirst}
      >
        {terms ? words.followAct(money(terms.cap)) : words.followOpen}
      </Button>
    </form>
  );
}

import type { Follow } from '@quay/contract/following';
import { Button, Sheet, showToast } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { availableIn } from '../../../holdings/balances.ts';
import { useBalances } from '../../../holdings/queries/wallets.ts';
import { useChangeTerms } from '../acts/change-terms.ts';
import { useSaid } from '../use-said.ts';
import { followingWords } from '../words/index.ts';
import { isUnfinished, termsDraftOf, termsOf } from './terms.form.ts';
import { FormProblem, TermsFields } from './terms-fields.tsx';

type ChangeTermsProps = { open: boolean; onClose: () => void; of: Follow };

/** Other limits for what is copied from now on. */
export default function ChangeTerms({ open, onClose, of }: ChangeTermsProps) {
  const words = followingWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.changeTitle(of.name)}>
      {/* Opened anew it begins with the terms as they then are. */}
      {open && <Form of={of} done={onClose} />}
    </Sheet>
  );
}

function Form({ of, done }: { of: Follow; done: () => void }) {
  const words = followingWords.useWords();
  const { money } = useSaid();
  const balances = useBalances().data;
  const changing = useChangeTerms();
  const [draft, setDraft] = useState(() => termsDraftOf(of));
  const [refused, setRefused] = useState<{ words: string; field?: string } | null>(null);
  const terms = termsOf(draft);

  async function send() {
    if (!terms || changing.isPending) return;
    setRefused(null);
    try {
      await changing.mutateAsync({ follow: of.follow, ...terms });
      showToast(words.changed(of.name), { tone: 'done' });
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
      <p className="q-muted">{words.changeWhy}</p>
      <TermsFields
        draft={draft}
        onChange={(next) => {
          setRefused(null);
          setDraft(next);
        }}
        free={balances && availableIn(balances, 'contract', 'USDT')}
        refused={refused}
      />
      {terms && (
        <p>
          <b>{words.mostToLose(money(terms.cap))}</b>{' '}
          <span className="q-muted">{words.stopAims(money(terms.stopLoss))}</span>
        </p>
      )}
      <Button
        type="submit"
        wide
        loading={changing.isPending}
        loadingLabel={words.changing}
        disabledReason={isUnfinished(draft) ? words.fillIn : terms ? undefined : ''}
      >
        {terms ? words.changeAct(money(terms.cap)) : words.changeOpen}
      </Button>
    </form>
  );
}

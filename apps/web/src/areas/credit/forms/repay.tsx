import type { CreditLoanOnWire } from '@quay/contract/credit';
import { units } from '@quay/money';
import { Button, ErrorLine, KeyValue, Sheet, showToast } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { availableIn } from '../../../holdings/balances.ts';
import { useBalances } from '../../../holdings/queries/wallets.ts';
import { useRepayCredit } from '../acts/repay.ts';
import { useSaid } from '../use-said.ts';

type RepayProps = { open: boolean; onClose: () => void; of: CreditLoanOnWire };

/** What repaying costs now, and what is there; nothing leaves before the act. */
export default function Repay({ open, onClose, of }: RepayProps) {
  const { words } = useSaid();
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.repayTitle}>
      {open && <RepayForm of={of} done={onClose} />}
    </Sheet>
  );
}

function RepayForm({ of, done }: { of: CreditLoanOnWire; done: () => void }) {
  const { words, money } = useSaid();
  const repaying = useRepayCredit();
  const balances = useBalances().data;
  const [problem, setProblem] = useState<string | null>(null);
  const free = balances && availableIn(balances, 'spot', of.coinSymbol);
  const isShort = free !== undefined && units(free) < units(of.owed);

  async function send() {
    if (repaying.isPending) return;
    setProblem(null);
    try {
      await repaying.mutateAsync({ loanId: of.id, amount: of.owed });
      showToast(words.repaid(money(of.owed)), { tone: 'done' });
      done();
    } catch (failed) {
      setProblem(failed instanceof Refusal ? failed.words : words.notAnswered);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <dl>
        <KeyValue label={words.principal}>
          <span className="q-n">{money(of.approvedAmount ?? of.amount)}</span>
        </KeyValue>
        <KeyValue label={words.interestSoFar}>
          <span className="q-n">{money(of.interest)}</span>
        </KeyValue>
        <KeyValue label={words.toRepayNow}>
          <b className="q-n">{money(of.owed)}</b>
        </KeyValue>
        {free !== undefined && (
          <KeyValue label={words.inYourSpot}>
            <span className={isShort ? 'q-n q-fall' : 'q-n'}>{money(free)}</span>
          </KeyValue>
        )}
      </dl>
      {problem && <ErrorLine>{problem}</ErrorLine>}
      <Button
        type="submit"
        wide
        loading={repaying.isPending}
        loadingLabel={words.repaying}
        disabledReason={isShort ? words.spotShort : undefined}
      >
        {words.repayAct(money(of.owed))}
      </Button>
    </form>
  );
}

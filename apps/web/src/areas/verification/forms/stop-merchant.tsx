import { Button, LongField, Plate, Sheet } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useRef, useState } from 'react';
import { useFigures } from '../../../shell/figures.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { submitCancelBusiness } from '../acts/cancel-business.ts';
import { useAskAgain } from '../queries/progress.ts';
import { verificationWords } from '../words/index.ts';

const USDT = 2;

/** A merchant stops: the reason, and where the deposit goes. */
export function StopMerchant({ deposit }: { deposit: string }) {
  const words = verificationWords.useWords();
  const shell = shellWords.useWords();
  const figures = useFigures();
  const askAgain = useAskAgain();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [said, setSaid] = useState<string>();
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const { merchant } = words;
  const amount = figures.quantity(deposit, USDT);

  async function stop() {
    if (underWay.current) return;
    if (!reason.trim()) return setSaid(words.faults.missing);
    underWay.current = true;
    setSending(true);
    try {
      await submitCancelBusiness({ reason: reason.trim() });
      setOpen(false);
      await askAgain();
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setSaid(failure.words);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return (
    <>
      <Button variant="second" wide onClick={() => setOpen(true)}>
        {merchant.stop}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={merchant.stop}
        closeLabel={shell.close}
        foot={
          <Button wide loading={sending} loadingLabel={merchant.stopActing} onClick={() => void stop()}>
            {merchant.stopAct(amount)}
          </Button>
        }
      >
        <div className="verification-fields">
          <p className="q-muted">{merchant.stopLead}</p>
          <Plate
            leaves={{ label: merchant.stopLeaves, amount: `${amount}\u00a0USDT` }}
            arrives={{ label: merchant.stopArrives, amount: `${amount}\u00a0USDT`, remark: merchant.stopArrivesWhy }}
          />
          <LongField
            label={merchant.stopReason}
            maxLength={500}
            value={reason}
            onChange={(typed) => {
              setReason(typed);
              setSaid(undefined);
            }}
            error={said}
          />
        </div>
      </Sheet>
    </>
  );
}

import type { LinkedWallet } from '@quay/contract/liquidity';
import { Button, ErrorLine, KeyValue, Sheet, showToast } from '@quay/ui';
import { isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { useUnlinkWallet } from '../acts/unlink-wallet.ts';
import { shortAddress } from '../parts/own-wallet.tsx';
import { earnWords } from '../words/index.ts';

type UnlinkProps = { open: boolean; onClose: () => void; of: LinkedWallet };

/** Ends the readings of a wallet: what becomes of the days, and that the address cannot join again. */
export default function Unlink({ open, onClose, of }: UnlinkProps) {
  const words = earnWords.useWords();
  const unlinking = useUnlinkWallet();
  const [refused, setRefused] = useState<string | null>(null);
  const address = shortAddress(of.address);

  async function unlink() {
    setRefused(null);
    try {
      await unlinking.mutateAsync({ wallet: of.wallet });
      showToast(words.wallet.unlinkedToast(address), { tone: 'done' });
      onClose();
    } catch (failed) {
      setRefused(failed instanceof Refusal && !isOutcomeUnknown(failed) ? failed.words : words.notAnswered);
    }
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={words.close}
      title={words.wallet.unlinkTitle(address)}
      foot={
        <Button
          variant="second"
          wide
          loading={unlinking.isPending}
          loadingLabel={words.wallet.unlinking}
          onClick={() => void unlink()}
        >
          {words.wallet.unlinkAct(address)}
        </Button>
      }
    >
      {refused && <ErrorLine className="q-field-below q-field-below--error">{refused}</ErrorLine>}
      <dl className="earn-facts">
        <KeyValue label={words.wallet.daysOver}>{words.wallet.daysOverSaid}</KeyValue>
        <KeyValue label={words.wallet.dayBegun}>{words.wallet.dayBegunSaid}</KeyValue>
        <KeyValue label={words.wallet.joinAgain}>{words.wallet.joinAgainSaid}</KeyValue>
      </dl>
    </Sheet>
  );
}

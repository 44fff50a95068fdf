import type { EarnOrder } from '@quay/contract/earn';
import { Sheet, showToast } from '@quay/ui';
import { useLeave } from '../parts/leave.tsx';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';

type LeavingProps = { open: boolean; onClose: () => void; of: EarnOrder };

/** On a desktop leaving early is a dialog over the order. */
export default function Leaving({ open, onClose, of }: LeavingProps) {
  const words = earnWords.useWords();
  const { money } = useSaid();
  const { content, acts } = useLeave({
    of,
    onLeft: (left) => {
      showToast(words.leftToast(money(left.returned, left.asset)), { tone: 'done' });
      onClose();
    },
    onKeep: onClose,
  });
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.leaveEarlyOf(of.name)} foot={acts}>
      {open && content}
    </Sheet>
  );
}

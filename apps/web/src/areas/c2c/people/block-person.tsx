import { useState } from 'react';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { peopleWords } from '../words/people/index.ts';
import './people.css';
import { useBlock } from './use-people.ts';

const BlockSheet = lazySheet(() => import('./block-sheet.tsx'));

type BlockPersonProps = { userId: number; name: string };

/** Blocks somebody after a word of what it means, or lets them go again. A guest and one's own account have none. */
export function BlockPerson({ userId, name }: BlockPersonProps) {
  const words = peopleWords.useWords();
  const { canBlock, isBlocked, isBusy, unblock } = useBlock(userId);
  const [isOpen, setOpen] = useState(false);
  if (!canBlock) return null;
  return (
    <>
      <button
        type="button"
        className="q-act c2c-block"
        disabled={isBusy}
        onClick={() => (isBlocked ? unblock() : setOpen(true))}
      >
        {isBlocked ? words.unblock : words.block}
      </button>
      <BlockSheet open={isOpen} onClose={() => setOpen(false)} userId={userId} name={name} />
    </>
  );
}

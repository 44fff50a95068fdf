import { Button, Sheet } from '@quay/ui';
import { shellWords } from '../../../shell/words/index.ts';
import { peopleWords } from '../words/people/index.ts';
import { useBlock } from './use-people.ts';

type BlockSheetProps = { open: boolean; onClose: () => void; userId: number; name: string };

/** What a block means, before it is made. */
export default function BlockSheet({ open, onClose, userId, name }: BlockSheetProps) {
  const words = peopleWords.useWords();
  const shell = shellWords.useWords();
  const { block, isBusy } = useBlock(userId);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={shell.close}
      title={words.blockTitle(name)}
      foot={
        <Button
          wide
          loading={isBusy}
          loadingLabel={words.blocking}
          onClick={() => void block().then((done) => done && onClose())}
        >
          {words.block}
        </Button>
      }
    >
      <p className="c2c-block-why">{words.blockWhy}</p>
    </Sheet>
  );
}

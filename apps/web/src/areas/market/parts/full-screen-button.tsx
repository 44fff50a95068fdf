import { IconButton } from '@quay/ui';
import { marketAreaWords } from '../words/index.ts';

/** Four corners that point outwards; a cross when the chart covers the screen. */
export function FullScreenButton({ full, onClick }: { full: boolean; onClick: () => void }) {
  const words = marketAreaWords.useWords();
  return (
    <IconButton
      icon={full ? 'close' : 'expand'}
      size="s"
      quiet
      label={full ? words.leaveFullScreen : words.fullScreen}
      onClick={onClick}
    />
  );
}

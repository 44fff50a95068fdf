import { IconButton } from '@quay/ui';
import { marketAreaWords } from '../words/index.ts';

/** Four corners that point outwards; a cross when the chart covers the screen. */
export function FullScreenButton({ full, onClick }: { full: boolean; onClick: () => void }) {
  const words = marketAreaWords.useWords();
  if (full) return <IconButton icon="close" size="s" quiet label={words.leaveFullScreen} onClick={onClick} />;
  return (
    <button
      type="button"
      className="q-icon-btn q-icon-btn--quiet"
      title={words.fullScreen}
      aria-label={words.fullScreen}
      onClick={onClick}
    >
      <svg className="q-icon q-icon--s" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15" />
      </svg>
    </button>
  );
}

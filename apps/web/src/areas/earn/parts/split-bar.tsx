import { earnWords } from '../words/index.ts';

/** How the borrowers' interest is split, to scale: 90 % to savers, 10 % to Quay. */
export function SplitBar() {
  const words = earnWords.useWords();
  return (
    <p className="earn-split q-t12 q-mid">
      <span className="earn-split-savers">{words.splitSavers}</span>
      <span className="earn-split-quay">{words.splitQuay}</span>
    </p>
  );
}

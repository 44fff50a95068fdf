import { reasonOf } from '@quay/web-kit/language';
import { type ReactNode, useEffect, useState } from 'react';
import { create } from 'zustand';
import { lazySheet } from './lazy-sheet.tsx';
import { shellWords } from './words/index.ts';

/** The refusal that is being explained. */
const useExplaining = create<{ readonly reason: string | null }>(() => ({ reason: null }));

/**
 * “Why?” behind the words of a refusal that an article of the help centre explains; nothing behind others. The article
 * opens over the screen, so that whatever was typed there stays.
 */
export const whyOf = (said: ReactNode): ReactNode => {
  const reason = typeof said === 'string' ? reasonOf(said) : undefined;
  return reason && <Why reason={reason} />;
};

function Why({ reason }: { reason: string }) {
  const words = shellWords.useWords();
  if (!useIsExplained(reason)) return null;
  return (
    <button type="button" className="shell-why q-act" onClick={() => useExplaining.setState({ reason })}>
      {words.why}
    </button>
  );
}

/** Which refusals have an article is fetched with the first refusal that is shown: the first screen does not carry it. */
function useIsExplained(reason: string): boolean {
  const [explained, setExplained] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    import('@quay/words/help/explained').then(
      ({ explained: all }) => {
        if (isShown && all.has(reason)) setExplained(reason);
      },
      // The refusal says what is wrong without it.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [reason]);
  return explained === reason;
}

const WhySheet = lazySheet(async () => {
  const [sheet, { helpWords }] = await Promise.all([
    import('../areas/help/parts/why-sheet.tsx'),
    import('../areas/help/words/index.ts'),
  ]);
  await helpWords.load();
  return sheet;
});

/** Where the article opens; once in the app. */
export function Explained() {
  const { reason } = useExplaining();
  // The article stays while the sheet leaves.
  const [last, setLast] = useState(reason);
  if (reason !== null && reason !== last) setLast(reason);
  return (
    <WhySheet
      open={reason !== null}
      reason={reason ?? last ?? ''}
      onClose={() => useExplaining.setState({ reason: null })}
    />
  );
}

import { lazy, Suspense } from 'react';
import { useWide } from '../trading/use-wide.ts';

/** Nobody waits for it: where it cannot be fetched, screens stand without it. */
const Found = lazy(async () => {
  try {
    const [part, { statusWords }] = await Promise.all([import('./status/line.tsx'), import('./status/words/index.ts')]);
    await statusWords.load();
    return part;
  } catch {
    return { default: () => null };
  }
});

/** The line at the lower edge of a desktop. */
export function StatusLine() {
  if (!useWide()) return null;
  return (
    <Suspense>
      <Found />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { useSession } from './session.ts';

/**
 * Comes after the first screen, and nobody waits for it: it is worth nothing to whoever has no order. Where it cannot be
 * fetched the screen stands without it.
 */
const Found = lazy(async () => {
  try {
    const [part, { openOrderWords }] = await Promise.all([
      import('../areas/c2c/parts/open-order.tsx'),
      import('../areas/c2c/words/open-order/index.ts'),
    ]);
    await openOrderWords.load();
    return part;
  } catch {
    return { default: () => null };
  }
});

/** The C2C order that waits for the user: a row of the start page, or a word in the header of the desktop. */
export function OpenOrder({ look }: { look: 'row' | 'header' }) {
  const loggedIn = useSession((session) => session.token !== null && !session.demo);
  if (!loggedIn) return null;
  return (
    <Suspense>
      <Found look={look} />
    </Suspense>
  );
}

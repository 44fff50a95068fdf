import { lazy, Suspense } from 'react';
import { useInstall } from './install.ts';
import { useSession } from './session.ts';

/** Comes after the first screen, as the open order does. Where it cannot be fetched the screen stands without it. */
const Found = lazy(async () => {
  try {
    const [part, { installWords }] = await Promise.all([
      import('../areas/install/parts/install-hint.tsx'),
      import('../areas/install/words/index.ts'),
    ]);
    await installWords.load();
    return part;
  } catch {
    return { default: () => null };
  }
});

/** On the start page of a member whose browser can install the app. */
export function InstallHint() {
  const loggedIn = useSession((session) => session.token !== null);
  const { way } = useInstall();
  if (!loggedIn || (way !== 'button' && way !== 'by-hand')) return null;
  return (
    <Suspense>
      <Found />
    </Suspense>
  );
}

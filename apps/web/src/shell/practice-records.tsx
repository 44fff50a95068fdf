import { lazy, type ReactNode, Suspense } from 'react';

const Nothing = (): ReactNode => null;

/** Comes after the start page of the demo, which stands without it where it cannot be fetched. */
const Found = lazy(async () => {
  try {
    const [part, ...words] = await Promise.all([
      import('../areas/spot/parts/practice-records.tsx'),
      import('../areas/spot/words/index.ts').then(({ spotWords }) => spotWords),
      import('../trading/words/index.ts').then(({ tradingWords }) => tradingWords),
    ]);
    await Promise.all(words.map((one) => one.load()));
    return part;
  } catch {
    return { default: Nothing };
  }
});

/** Orders and fills of the demo, of every market, as the real ones are shown. */
export function PracticeRecords() {
  return (
    <Suspense>
      <Found />
    </Suspense>
  );
}

import { type ComponentType, lazy, Suspense, useState } from 'react';

type Opens = { readonly open: boolean };

/**
 * A sheet whose code is fetched when it is first opened, or before by `preload`. From then on it stays, so that it can
 * leave as it came.
 */
export function lazySheet<Props extends Opens>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Loaded = lazy(load);
  function LazySheet(props: Props) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    if (!wanted) return null;
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  }
  // A failure is met again, and told, when the sheet is wanted.
  const preload = () => void load().catch(() => undefined);
  return Object.assign(LazySheet, { preload });
}

import { Button, Empty } from '@quay/ui';
import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** What stands in place of a page that failed; `retry` shows the page again. */
  fallback: (failure: unknown, retry: () => void) => ReactNode;
};
type State = { failure: unknown };

/**
 * Catches what a page throws, also when its code does not come, so that the rest of the app stays usable. A new page gets
 * a new boundary by its key.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure };
  }

  override componentDidCatch(failure: unknown): void {
    console.error(failure);
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.fallback(failure, () => this.setState({ failure: null }));
  }
}

export type PageFailedWords = {
  readonly failedTitle: string;
  readonly failedWords: string;
  readonly failedAct: string;
};

/** Says that a page failed, and offers to load the app anew. */
export function PageFailed({ words }: { words: PageFailedWords }) {
  return (
    <Empty title={words.failedTitle} act={<Button onClick={() => location.reload()}>{words.failedAct}</Button>}>
      {words.failedWords}
    </Empty>
  );
}

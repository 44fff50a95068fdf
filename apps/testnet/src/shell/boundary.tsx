import { Button, Empty } from '@quay/ui';
import { Component, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';

/** Catches what a page throws, so that the rest stays usable. */
export class Boundary extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state = { failure: null };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentDidCatch(failure: unknown): void {
    console.error(failure);
  }

  override render() {
    return this.state.failure === null ? this.props.children : <Failed />;
  }
}

function Failed() {
  const words = useWords();
  return (
    <Empty title={words.failedTitle} act={<Button onClick={() => location.reload()}>{words.failedAct}</Button>}>
      {words.failedWords}
    </Empty>
  );
}

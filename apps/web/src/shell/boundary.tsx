import { Button, Empty } from '@quay/ui';
import { Component, type ReactNode } from 'react';
import { takeNewVersion } from './new-version.ts';
import { ChunkLoadError } from './page.tsx';
import { shellWords } from './words/index.ts';

type Props = { children: ReactNode };
type State = { failure: unknown };

/** Catches what a screen throws, so that the rest of the app stays usable. A new screen gets a new boundary by its key. */
export class Boundary extends Component<Props, State> {
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
    if (failure instanceof ChunkLoadError) return <ChunkFailed />;
    return <ScreenFailed again={() => this.setState({ failure: null })} />;
  }
}

function ChunkFailed() {
  const words = shellWords.useWords();
  return (
    <Empty
      title={words.chunkTitle}
      act={
        <Button wide onClick={() => void takeNewVersion()}>
          {words.chunkAct}
        </Button>
      }
    >
      {words.chunkWords}
    </Empty>
  );
}

function ScreenFailed({ again }: { again: () => void }) {
  const words = shellWords.useWords();
  return (
    <Empty
      title={words.failedTitle}
      act={
        <Button wide onClick={again}>
          {words.failedAct}
        </Button>
      }
      quiet={
        // A whole new start, in case the screen breaks again.
        <a className="q-act" href="/home">
          {words.toHome}
        </a>
      }
    >
      {words.failedWords}
    </Empty>
  );
}

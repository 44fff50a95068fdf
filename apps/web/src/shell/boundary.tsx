import { Button, Empty } from '@quay/ui';
import { ChunkLoadError, ErrorBoundary } from '@quay/web-kit/page';
import type { ReactNode } from 'react';
import { takeNewVersion } from './new-version.ts';
import { shellWords } from './words/index.ts';

/** Keeps the rest of the app usable when a screen breaks. A new screen gets a new boundary by its key. */
export function Boundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(failure, retry) =>
        failure instanceof ChunkLoadError ? <ChunkFailed /> : <ScreenFailed again={retry} />
      }
    >
      {children}
    </ErrorBoundary>
  );
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

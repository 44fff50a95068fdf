import { ErrorRow } from '@quay/ui';
import { useWords } from '../words/index.ts';

export function Unreached({ again, isLoading }: { again(): unknown; isLoading: boolean }) {
  const words = useWords();
  return (
    <ErrorRow
      title={words.unreachedTitle}
      retryLabel={words.tryAgain}
      onRetry={() => void again()}
      retrying={isLoading}
    >
      {words.unreachedWords}
    </ErrorRow>
  );
}

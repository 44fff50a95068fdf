import { ErrorRow } from '@quay/ui';
import { useWords } from '../words/index.ts';

export function Unreached({ again, asking }: { again(): unknown; asking: boolean }) {
  const words = useWords();
  return (
    <ErrorRow title={words.unreachedTitle} retryLabel={words.tryAgain} onRetry={() => void again()} retrying={asking}>
      {words.unreachedWords}
    </ErrorRow>
  );
}

import { Button } from '@quay/ui';
import { useConfig } from '../shell/queries/config.ts';
import { useEnterDemo } from './enter-demo.tsx';
import { demoWords } from './words/index.ts';
import './demo.css';

/** From the login, without an account: one tap. */
export function TryDemo() {
  const words = demoWords.useWords();
  const { enter, isEntering, problem } = useEnterDemo();
  if (!useConfig()?.demo) return null;
  return (
    <div className="demo-try">
      <Button variant="second" wide loading={isEntering} loadingLabel={words.entering} onClick={() => void enter()}>
        {words.tryAct}
      </Button>
      {problem && (
        <p className="q-fall" role="alert">
          {problem}
        </p>
      )}
      <p className="q-t12 q-muted">{words.holds}</p>
    </div>
  );
}

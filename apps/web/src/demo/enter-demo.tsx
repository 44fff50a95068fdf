import { Button, KeyValue, Sheet } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { useChangeMockLogin } from './acts/change-mock-login.ts';
import { demoWords } from './words/index.ts';
import './demo.css';

/** What the demo is, before somebody with an account enters it. */
export function EnterDemo({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = demoWords.useWords();
  const { enter, isEntering, problem } = useEnterDemo();
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.enterTitle}>
      <p className="q-muted">{words.enterLead}</p>
      <section className="demo-know">
        <h3 className="q-t14 q-mid">{words.knowTitle}</h3>
        <p className="q-muted">{words.know}</p>
      </section>
      <dl>
        <KeyValue label={words.realTitle}>{words.untouched}</KeyValue>
        <KeyValue label={words.realOrders}>{words.goOn}</KeyValue>
      </dl>
      {problem && (
        <p className="q-fall" role="alert">
          {problem}
        </p>
      )}
      <Button wide loading={isEntering} loadingLabel={words.entering} onClick={() => void enter()}>
        {words.enterAct}
      </Button>
    </Sheet>
  );
}

/** One tap: the demo opens, on its own start page. */
export function useEnterDemo() {
  const words = demoWords.useWords();
  const navigate = useNavigate();
  const changing = useChangeMockLogin();
  const [problem, setProblem] = useState<string | null>(null);
  return {
    problem,
    isEntering: changing.isPending,
    async enter() {
      if (changing.isPending) return;
      setProblem(null);
      try {
        await changing.mutateAsync();
        void navigate(paths.home());
      } catch (failed) {
        setProblem(failed instanceof Refusal ? failed.words : words.notAnswered);
      }
    },
  };
}

import { useEffect } from 'react';
import { useSession } from '../shell/session.ts';
import { shellWords } from '../shell/words/index.ts';
import { LeaveDemo } from './leave-act.tsx';
import './demo.css';

/** On every screen of the demo: that it is one, and the way out. */
export function DemoBand() {
  const { demo: words } = shellWords.useWords();
  const demo = useSession((session) => session.demo);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-demo', demo);
  }, [demo]);
  if (!demo) return null;
  return (
    <aside className="demo-band" aria-label={words.band}>
      <span className="q-mid">{words.band}</span>
      <LeaveDemo label={words.leave} size="row" />
    </aside>
  );
}

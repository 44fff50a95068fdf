import { AppBar } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { navigate } from '@quay/web-kit/router';
import { languageFacts, languages } from '@quay/words';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { changeLanguage, usePreferences } from './preferences.ts';

/** A page with its bar. `back` is where its arrow leads; a page without one is reached by the tabs. */
export function Page({ title, back, children }: { title: string; back?: string; children: ReactNode }) {
  const words = useWords();
  useTitle(title);
  return (
    <>
      <AppBar
        title={title}
        backLabel={words.back}
        onBack={back === undefined ? undefined : () => navigate(back)}
        acts={<Looks />}
      />
      {children}
    </>
  );
}

function Looks() {
  const words = useWords();
  const { language, theme, set } = usePreferences();
  const next = languages[(languages.indexOf(language) + 1) % languages.length]!;
  return (
    <div className="shell-looks">
      <button type="button" className="q-act" onClick={() => void changeLanguage(next)} lang={languageFacts(next).tag}>
        {languageFacts(next).short}
      </button>
      <button
        type="button"
        className="shell-theme"
        aria-label={theme === 'dark' ? words.light : words.dark}
        onClick={() => set({ theme: theme === 'dark' ? 'light' : 'dark' })}
      >
        <i />
      </button>
    </div>
  );
}

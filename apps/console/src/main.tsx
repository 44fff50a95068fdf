import '@quay/ui/styles.css';
import './shell/shell.css';
import './parts/parts.css';
import { applyAppearance } from '@quay/web-kit/preferences';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';
import { listenForKeys } from './shell/keys.ts';
import { usePreferences } from './shell/preferences.ts';
import { useSession } from './shell/session.ts';
import { shellWords } from './shell/words/index.ts';

applyAppearance(usePreferences);
listenForKeys();
void shellWords.load().then(() => {
  void useSession.getState().refresh();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});

import '@quay/ui/styles.css';
import './shell/shell.css';
import './parts/parts.css';
import { applyAppearance } from '@quay/web-kit/preferences';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';
import { usePreferences } from './shell/preferences.ts';
import { testnetWords } from './words/index.ts';

applyAppearance(usePreferences);
void testnetWords.load().then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

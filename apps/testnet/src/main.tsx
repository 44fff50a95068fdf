import '@quay/ui/styles.css';
import './shell/shell.css';
import './parts/parts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';
import { wearPreferences } from './shell/preferences.ts';

wearPreferences();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

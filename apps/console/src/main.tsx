import '@quay/ui/styles.css';
import './shell/shell.css';
import './parts/parts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';
import { listenForKeys } from './shell/keys.ts';
import { wearPreferences } from './shell/preferences.ts';
import { useSession } from './shell/session.ts';

wearPreferences();
listenForKeys();
void useSession.getState().refresh();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

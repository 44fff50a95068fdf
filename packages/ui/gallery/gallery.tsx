import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/styles.css';
import { Desktop } from './desktop.tsx';
import './gallery.css';
import { Home, Markets, States } from './lists.tsx';
import { Panes } from './panes.tsx';
import { Parts } from './parts.tsx';
import { query } from './shared.ts';
import { Trade } from './trade.tsx';

const root = document.documentElement;
root.dataset.theme = query.get('theme') ?? 'dark';
root.dataset.updown = query.get('updown') ?? 'green';

const views: Record<string, () => React.JSX.Element> = {
  parts: Parts,
  trade: Trade,
  home: Home,
  markets: Markets,
  states: States,
  desktop: Desktop,
  panes: Panes,
};
const View = views[query.get('view') ?? 'parts'] ?? Parts;
const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <View />
    </StrictMode>,
  );
}

import { page } from '@quay/web-kit/page';
import { demoWords } from '../../demo/words/index.ts';

/** The two screens of the demo: they stand in the places of others, and have no addresses of their own. */
export const DemoHome = page(() => import('./pages/demo-home.tsx'), demoWords);
export const LeaveFirst = page(() => import('./pages/leave-first.tsx'), demoWords);

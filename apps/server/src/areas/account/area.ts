import { creditScore, exportData } from '@quay/contract/account';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import { createClosing } from './closing.ts';
import type { AccountNeeds } from './needs.ts';
import { closureRoutes } from './routes/closure.ts';
import { creditScoreRoute } from './routes/credit-score.ts';
import { exportDataRoute } from './routes/export-data.ts';

/** How soon whoever is closed comes in no more; the core lets nothing happen from the first moment on. */
const FOLLOW_MS = 5_000;

export const accountArea = (needs: AccountNeeds): Area => {
  const closing = createClosing(needs);
  return {
    routes: [
      ...closureRoutes(closing),
      serve(creditScore, creditScoreRoute(needs)),
      serve(exportData, exportDataRoute(needs)),
    ],
    jobs: [
      { name: 'following accounts that are closed', everyMs: FOLLOW_MS, atStart: true, run: () => closing.follow() },
    ],
  };
};

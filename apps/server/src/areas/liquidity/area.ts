import { linkMessage, linkWallet, unlinkWallet } from '@quay/contract/liquidity';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import type { LiquidityNeeds } from './needs.ts';
import { createReadings } from './readings.ts';
import { linkMessageRoute } from './routes/link-message.ts';
import { linkWalletRoute } from './routes/link-wallet.ts';
import { recordRoutes } from './routes/records.ts';
import { unlinkWalletRoute } from './routes/unlink-wallet.ts';

const LOOK_MS = 1_000;

/** Linked wallets: whose they are, and what they hold. Nothing here can move a coin of theirs. */
export function liquidityArea(needs: LiquidityNeeds): Area {
  const readings = createReadings(needs);
  return {
    routes: [
      ...recordRoutes(needs),
      serve(linkMessage, linkMessageRoute(needs)),
      serve(linkWallet, linkWalletRoute(needs)),
      serve(unlinkWallet, unlinkWalletRoute(needs)),
    ],
    jobs: [{ name: 'reading linked wallets', everyMs: LOOK_MS, run: () => readings.run() }],
  };
}

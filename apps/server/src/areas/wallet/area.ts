import { addAddress, dayProfit, networks, profitLoss, testCoins, transferCoins } from '@quay/contract/wallet';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import type { WalletNeeds } from './needs.ts';
import { walletPushes } from './pushes.ts';
import { addAddressRoute } from './routes/add-address.ts';
import { addressRoutes } from './routes/addresses.ts';
import { balanceRoutes, practiceRoutes } from './routes/balances.ts';
import { dayProfitRoute } from './routes/day-profit.ts';
import { depositRoutes } from './routes/deposits.ts';
import { liabilityRoutes } from './routes/liabilities.ts';
import { networksRoute } from './routes/networks.ts';
import { profitLossRoute } from './routes/profit-loss.ts';
import { sendingRoutes } from './routes/sending.ts';
import { statementRoutes } from './routes/statements.ts';
import { testCoinsRoute } from './routes/test-coins.ts';
import { transferCoinsRoute } from './routes/transfer-coins.ts';
import { withdrawalRoutes } from './routes/withdrawals.ts';

/** How often it is looked whether what is owed was published today. */
const LIABILITIES_MS = 60_000;

export const walletArea = (needs: WalletNeeds): Area => ({
  routes: [
    ...balanceRoutes(needs),
    ...statementRoutes(needs),
    ...depositRoutes(needs),
    ...addressRoutes(needs),
    ...withdrawalRoutes(needs),
    ...sendingRoutes(needs),
    ...liabilityRoutes(needs),
    serve(networks, networksRoute(needs)),
    serve(testCoins, testCoinsRoute(needs)),
    serve(addAddress, addAddressRoute(needs)),
    serve(transferCoins, transferCoinsRoute(needs)),
    serve(dayProfit, dayProfitRoute(needs)),
    serve(profitLoss, profitLossRoute(needs)),
  ],
  practice: practiceRoutes(needs),
  jobs: [
    {
      name: 'publishing what is owed',
      everyMs: LIABILITIES_MS,
      atStart: true,
      // Once a day, and at once where nobody has done it today: with whoever is there by now.
      run: () => needs.caughtUp().then(() => needs.liabilities.look()),
    },
  ],
  pushes: { user: walletPushes(needs.chain) },
});

import { entry, manifest } from '../../manifest.ts';
import * as liquidity from './index.ts';

export const liquidityManifest = manifest({
  area: 'liquidity',
  cachedForGuests: true,
  calls: [
    entry(liquidity.overview, liquidity.overviewRequest, liquidity.overviewResponse.nullable(), { limit: 'market' }),
    entry(liquidity.linkMessage, liquidity.linkMessageRequest, liquidity.linkMessageResponse),
    entry(liquidity.linkWallet, liquidity.linkWalletRequest, liquidity.linkWalletResponse),
    entry(liquidity.unlinkWallet, liquidity.unlinkWalletRequest, liquidity.unlinkWalletResponse),
    entry(liquidity.wallets, liquidity.walletsRequest, liquidity.walletsResponse),
    entry(liquidity.days, liquidity.daysRequest, liquidity.daysResponse),
    entry(liquidity.daysExport, liquidity.daysExportRequest, liquidity.daysExportResponse),
  ],
  refusals: liquidity.liquidity,
  channels: [],
});

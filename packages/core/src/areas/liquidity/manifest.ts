import type { Manifest } from '../../engine/manifest.ts';
import { linkWalletShape } from './commands/link-wallet.ts';
import { payIncomeShape } from './commands/pay-income.ts';
import { recordReadingsShape } from './commands/record-readings.ts';
import { setTermsShape } from './commands/set-terms.ts';
import { unlinkWalletShape } from './commands/unlink-wallet.ts';
import { linkedWalletsTable, liquidityDaysTable, liquidityTermsTable } from './state.ts';

export const liquidityManifest: Manifest = {
  name: 'liquidity',
  commands: [setTermsShape, linkWalletShape, unlinkWalletShape, recordReadingsShape, payIncomeShape],
  due: [payIncomeShape.name],
  tables: [
    [liquidityTermsTable, 'none'],
    [linkedWalletsTable, 'owner'],
    [liquidityDaysTable, 'owner'],
  ],
};

import type { Manifest } from '../../engine/manifest.ts';
import { bracketsTable } from './brackets.ts';
import { amendOrderShape } from './commands/amend-order.ts';
import { cancelAllShape } from './commands/cancel-all.ts';
import { cancelOrderShape } from './commands/cancel-order.ts';
import { forgetClientIdsShape } from './commands/forget-client-ids.ts';
import { placeBracketShape } from './commands/place-bracket.ts';
import { placeOcoShape } from './commands/place-oco.ts';
import { placeOrderShape } from './commands/place-order.ts';
import { setFeeTiersShape } from './commands/set-fee-tiers.ts';
import { ocoPairsTable } from './oco-pairs.ts';
import {
  clientOrdersTable,
  levelsTable,
  ordersTable,
  spotProduct,
  tiersTable,
  tradesTable,
  volumesTable,
} from './product.ts';

export const spotManifest: Manifest = {
  name: 'spot',
  commands: [
    placeOrderShape,
    cancelOrderShape,
    cancelAllShape,
    forgetClientIdsShape,
    amendOrderShape,
    setFeeTiersShape,
    placeOcoShape,
    placeBracketShape,
  ],
  due: ['spot/forget-client-ids', 'spot/set-fee-tiers'],
  tables: [
    [ordersTable, 'owner', 'opening'],
    [clientOrdersTable, 'none'],
    [volumesTable, 'none'],
    [tiersTable, 'none'],
    [tradesTable, 'all'],
    [ocoPairsTable, 'none'],
    [bracketsTable, 'none'],
  ],
  news: [levelsTable],
  product: spotProduct,
};

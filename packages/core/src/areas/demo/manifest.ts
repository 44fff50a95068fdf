import type { Manifest } from '../../engine/manifest.ts';
import { cancelAllDemoShape } from './commands/cancel-all.ts';
import { cancelDemoOrderShape } from './commands/cancel-order.ts';
import { enterShape } from './commands/enter.ts';
import { fillRestingShape } from './commands/fill-resting.ts';
import { forgetDemoClientIdsShape } from './commands/forget-client-ids.ts';
import { placeDemoOrderShape } from './commands/place-order.ts';
import { startOverShape } from './commands/start-over.ts';
import { triggerDemoStopsShape } from './commands/trigger-stops.ts';
import {
  demoAccountsTable,
  demoBalancesTable,
  demoClientOrdersTable,
  demoFillsTable,
  demoOrdersTable,
  demoStopsTable,
} from './state.ts';

export const demoManifest: Manifest = {
  name: 'demo',
  commands: [
    enterShape,
    startOverShape,
    placeDemoOrderShape,
    cancelDemoOrderShape,
    cancelAllDemoShape,
    fillRestingShape,
    triggerDemoStopsShape,
    forgetDemoClientIdsShape,
  ],
  due: [triggerDemoStopsShape.name, fillRestingShape.name, forgetDemoClientIdsShape.name],
  tables: [
    [demoAccountsTable, 'none'],
    [demoBalancesTable, 'none'],
    [demoOrdersTable, 'none'],
    [demoClientOrdersTable, 'none'],
    [demoFillsTable, 'none'],
    [demoStopsTable, 'none'],
  ],
};

import { entry, manifest } from '../../manifest.ts';
import * as demo from './index.ts';

export const demoManifest = manifest({
  area: 'demo',
  calls: [
    entry(demo.demoAccount, demo.demoAccountRequest, demo.demoAccountResponse),
    entry(demo.startOver, demo.startOverRequest, demo.startOverResponse),
  ],
  refusals: demo.demo,
});

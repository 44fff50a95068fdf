import { manifest } from '../../manifest.ts';
import * as credit from './index.ts';

export const creditManifest = manifest({ area: 'credit', calls: [], refusals: credit.credit });

import { manifest } from '../../manifest.ts';
import * as earn from './index.ts';

export const earnManifest = manifest({ area: 'earn', calls: [], refusals: earn.earn });

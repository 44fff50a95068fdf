import { manifest } from '../../manifest.ts';
import * as loans from './index.ts';

export const loansManifest = manifest({ area: 'loans', calls: [], refusals: loans.loans });

import type { RequestOf } from '@quay/contract';
import { exportData } from '@quay/contract/account';
import { ask } from '../../../request/ask.ts';

/** Everything that is kept of the user, as one JSON text. */
export const submitExportData = (request: RequestOf<typeof exportData>) => ask(exportData, request, { quiet: true });

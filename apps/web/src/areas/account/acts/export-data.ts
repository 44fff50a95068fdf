import type { RequestOf } from '@quay/contract';
import { exportData } from '@quay/contract/account';
import { fileNameOf } from '../../../records/csv-file.ts';
import { ask } from '../../../request/ask.ts';

/** Everything that is kept of the user, as one JSON text. */
export const submitExportData = (request: RequestOf<typeof exportData>) => ask(exportData, request, { quiet: true });

/** What the file of a day (`2026-03-01`) is called. */
export const exportFileName = (day: string): string => fileNameOf(exportData.file ?? '', [day]);

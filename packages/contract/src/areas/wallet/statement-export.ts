import { z } from 'zod';
import { call } from '../../call.ts';

export const statementExportRequest = z.strictObject({
  month: z
    .string()
    .regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/)
    .describe('a month, UTC, such as 2026-11'),
});
export const statementExportResponse = z.string();

/** What the user had of each coin when a month began and ended, and what happened in between, as a CSV file. */
export const statementExport = call<z.infer<typeof statementExportRequest>, string>({
  name: 'wallet/statement-export',
  method: 'GET',
  path: '/asset/statement.csv',
  permission: 'user',
  refusals: [],
  file: 'quay-statement.csv',
  about:
    'What the user had of each coin when a month began and ended, and what happened in between by kind, as a CSV file. Opening balance and all kinds add up to the closing balance; of the running month it is that of now.',
});

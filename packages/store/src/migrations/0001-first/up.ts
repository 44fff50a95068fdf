import { rows } from './rows.ts';
import { stream } from './stream.ts';
import { users } from './users.ts';

/** Why each table is as it is stands in note.md. */
export const first = [stream, rows, users].join('\n');

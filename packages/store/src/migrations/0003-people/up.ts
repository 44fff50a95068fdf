import { files } from './files.ts';
import { identity } from './identity.ts';
import { staff } from './staff.ts';
import { support } from './support.ts';
import { verification } from './verification.ts';

/** Why each change is as it is stands in note.md. */
export const people = [identity, files, verification, support, staff].join('\n');

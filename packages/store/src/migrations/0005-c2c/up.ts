import { core } from './core.ts';
import { people } from './people.ts';

/** Why each change is as it is stands in note.md. */
export const c2c = [core, people].join('\n');

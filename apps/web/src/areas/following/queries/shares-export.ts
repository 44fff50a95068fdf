import { sharesExport } from '@quay/contract/following';
import { ask } from '../../../request/ask.ts';

/** Shares that were paid or got, as a file. */
export const sharesFile = {
  name: sharesExport.file,
  fetch: (as: 'follower' | 'leader') => ask(sharesExport, { as }),
};

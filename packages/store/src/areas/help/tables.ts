import type { Language } from '@quay/contract/identity';
import type { Time } from '../../kinds.ts';

export type HelpTables = {
  helpVersions: {
    article: string;
    language: Language;
    /** 2 is the first that staff wrote: version 1 comes with Quay. */
    version: number;
    title: string;
    text: string;
    staffId: number;
    at: Time;
  };
};

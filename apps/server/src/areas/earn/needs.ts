import type { CorePort } from '../../core-host/port.ts';

export type EarnNeeds = {
  readonly core: Pick<CorePort, 'submit'>;
  readonly now: () => number;
};

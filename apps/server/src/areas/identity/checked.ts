import type { No } from '../../edge/envelope.ts';
import type { Reply } from '../../edge/route.ts';

/**
 * Something that is good once and was found right. It is used up in a second step, when everything else about the act
 * is right too, so that a slip in one field costs nobody the code in another.
 */
export type Checked = {
  /** Says so when somebody else used it up in between. */
  spend(): Promise<No | undefined>;
};

export const isNo = <Other extends object>(checked: No | Other): checked is No => 'refusal' in checked;

/** A refusal as a route gives it. */
export const no = (refused: No): Reply<never> => ({ outcome: { ok: false, ...refused } });

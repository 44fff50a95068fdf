import type { Bracket, Pair } from '@quay/core';
import type { Query } from '../../database.ts';

/** Orders that hang together, as the tables have them. */
export type SpotLinks = { readonly pairs: Pair[]; readonly brackets: Bracket[] };

export type SpotLinkReads = {
  /** Of an owner, what stands; of one order what hangs together with it, also when it is over. Newest first. */
  links(owner: number, order?: number): Promise<SpotLinks>;
};

export const spotLinkReads = (db: Query): SpotLinkReads => ({
  async links(owner, order) {
    const pairs = db.selectFrom('spotPairs').selectAll().where('owner', '=', owner).orderBy('limitOrder', 'desc');
    const brackets = db.selectFrom('spotBrackets').selectAll().where('owner', '=', owner).orderBy('order', 'desc');
    const [foundPairs, foundBrackets] = await Promise.all([
      (order === undefined
        ? pairs.where('status', '=', 'standing')
        : pairs.where(({ eb, or }) => or([eb('limitOrder', '=', order), eb('stopOrder', '=', order)]))
      ).execute(),
      (order === undefined
        ? brackets.where('status', '=', 'waiting')
        : brackets.where(({ eb, or }) =>
            or([eb('order', '=', order), eb('limitExit', '=', order), eb('stopExit', '=', order)]),
          )
      ).execute(),
    ]);
    return { pairs: foundPairs, brackets: foundBrackets };
  },
});

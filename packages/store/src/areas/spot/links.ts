import type { Bracket, OcoPair } from '@quay/core';
import type { Query } from '../../database.ts';

/** Orders that are linked, as the tables have them. */
export type SpotLinks = { readonly pairs: OcoPair[]; readonly brackets: Bracket[] };

export type SpotLinkReads = {
  /** Of an owner, what stands; of one order what is linked to it, also when it is over. Newest first. */
  links(owner: number, order?: number): Promise<SpotLinks>;
};

export const spotLinkReads = (db: Query): SpotLinkReads => ({
  async links(owner, order) {
    const pairs = db.selectFrom('spotOcoPairs').selectAll().where('owner', '=', owner).orderBy('limitOrder', 'desc');
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

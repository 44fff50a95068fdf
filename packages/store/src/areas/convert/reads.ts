import type { Conversion } from '@quay/core';
import type { Query } from '../../database.ts';

/** What users have exchanged. */
export type ConvertReads = {
  /** Newest first. */
  conversions(owner: number, page: { readonly offset: number; readonly size: number }): Promise<Conversion[]>;
};

export function convertReads(db: Query): ConvertReads {
  return {
    conversions: (owner, { offset, size }) =>
      db
        .selectFrom('conversions')
        .selectAll()
        .where('owner', '=', owner)
        .orderBy('id', 'desc')
        .limit(size)
        .offset(offset)
        .execute(),
  };
}

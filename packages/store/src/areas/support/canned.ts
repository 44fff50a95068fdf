import type { Query } from '../../database.ts';

export type CannedRow = {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly language: string;
};

export type CannedReads = {
  cannedAnswers(): Promise<CannedRow[]>;
  addCanned(answer: Omit<CannedRow, 'id'>): Promise<CannedRow>;
  /** Nothing when there is no such answer. */
  changeCanned(answer: CannedRow): Promise<CannedRow | undefined>;
  deleteCanned(id: number): Promise<boolean>;
};

const COLUMNS = ['id', 'title', 'text', 'language'] as const;

export function cannedReads(db: Query): CannedReads {
  return {
    cannedAnswers: () => db.selectFrom('cannedAnswers').select(COLUMNS).orderBy('title').execute(),
    addCanned: (answer) => db.insertInto('cannedAnswers').values(answer).returning(COLUMNS).executeTakeFirstOrThrow(),
    changeCanned: ({ id, ...answer }) =>
      db.updateTable('cannedAnswers').set(answer).where('id', '=', id).returning(COLUMNS).executeTakeFirst(),
    async deleteCanned(id) {
      const deleted = await db.deleteFrom('cannedAnswers').where('id', '=', id).executeTakeFirst();
      return deleted.numDeletedRows > 0n;
    },
  };
}

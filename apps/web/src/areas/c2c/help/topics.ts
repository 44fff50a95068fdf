/** What the help is about, in the order in which somebody comes to ask. */
export const helpTopics = [
  'basics',
  'buying',
  'selling',
  'cancels',
  'appeals',
  'merchants',
  'statistics',
  'safety',
] as const;
export type TopicId = (typeof helpTopics)[number];

/** A question as people ask it, and paragraphs that answer it. */
export type Answer = { readonly id: string; readonly question: string; readonly answer: readonly string[] };
export type Topic = { readonly title: string; readonly lead: string; readonly answers: readonly Answer[] };

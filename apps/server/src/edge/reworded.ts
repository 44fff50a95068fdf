import type { Reply } from './route.ts';

/** The answer of another call in the family's words. A refusal is the same; its field is one of the other call. */
export async function reworded<Given, Said>(
  { outcome, ...rest }: Reply<Given>,
  words: (value: Given) => Said | Promise<Said>,
): Promise<Reply<Said>> {
  if (outcome.ok) return { ...rest, outcome: { ok: true, value: await words(outcome.value) } };
  const { refusal, params } = outcome;
  return { ...rest, outcome: { ok: false, refusal, params } };
}

import type { Reply } from '../../../edge/route.ts';

/** The answer of another call in the family's words. A refusal is the same; its field is one of the other call. */
export async function reworded<Given, Said>(
  reply: Reply<Given> | Promise<Reply<Given>>,
  words: (value: Given) => Said,
): Promise<Reply<Said>> {
  const { outcome, ...rest } = await reply;
  if (outcome.ok) return { ...rest, outcome: { ok: true, value: words(outcome.value) } };
  const { refusal, params } = outcome;
  return { ...rest, outcome: { ok: false, refusal, params } };
}

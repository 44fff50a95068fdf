import { fill, type RefusalWords } from '@quay/words';
import { refusalFiles } from '@quay/words/refusals/found';
import { defineWords } from './words.ts';

export const refusalWords = defineWords<RefusalWords>(refusalFiles);

type Params = Readonly<Record<string, string>>;

/** Why what was said last was refused, by the sentence: a line that shows one knows nothing else of it. */
const reasons = new Map<string, string>();
const REMEMBERED_MAX = 100;

/** The reason of a refusal whose words are shown; nothing for a sentence that words none. */
export const reasonOf = (sentence: string): string | undefined => reasons.get(sentence);

/** The words of a refusal, or nothing when this version of the app does not know the reason. */
export function sayRefusal(words: RefusalWords, reason: string, params: Params = {}) {
  if (!(reason in words)) return undefined;
  const sentence = fill(words[reason as keyof RefusalWords], params);
  remember(sentence, reason);
  return sentence;
}

function remember(sentence: string, reason: string): void {
  if (reasons.size >= REMEMBERED_MAX && !reasons.has(sentence)) reasons.delete(reasons.keys().next().value!);
  reasons.set(sentence, reason);
}

/** The words of a refusal that was answered, fetched where they are not there yet. */
export async function loadRefusal(reason: string, params: Params): Promise<string | undefined> {
  await refusalWords.load().catch(() => undefined);
  const words = refusalWords.now();
  return words && sayRefusal(words, reason, params);
}

/** For a refusal that the app itself foresees, before it asks. One that was answered carries its own `words`. */
export function useRefusalWords(): (refusal: { reason: string; params?: Record<string, string> }) => string {
  const words = refusalWords.useWords();
  return ({ reason, params }) => sayRefusal(words, reason, params) ?? reason;
}

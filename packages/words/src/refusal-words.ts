import type { Reason } from '@quay/contract/catalog';

/** The words of every refusal in one language. `{name}` stands for a parameter of the refusal. */
export type RefusalWords = Record<Reason, string>;

/** Puts parameters into words. A parameter that is missing stays visible, so that a test can see it. */
export function fill(words: string, params: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
}

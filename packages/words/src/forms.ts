type Category = 'zero' | 'one' | 'two' | 'few' | 'many';
type PluralForms = { readonly [Form in Category | number]?: string } & { readonly other: string };
type SelectForms = Readonly<Record<string, string>> & { readonly other: string };

/** What a language's catalogues say by number. */
export function formsOf(tag: string, separator: string) {
  let rules: Intl.PluralRules | undefined;
  return {
    /** The form of a number: an exact one such as `0`, else that of its category in this language. */
    plural(count: number, forms: PluralForms): string {
      rules ??= new Intl.PluralRules(tag);
      return forms[count] ?? forms[rules.select(count) as Category] ?? forms.other;
    },
    /** Figures or names one after the other. */
    list: (items: readonly (string | number)[]): string => items.join(separator),
  };
}

/** One form of several, by a value of a closed set. */
export const select = (value: string | number | boolean | undefined, forms: SelectForms): string =>
  forms[String(value)] ?? forms.other;

declare module 'gettext-parser' {
  type Message = { readonly msgid: string; readonly msgstr: readonly string[] };
  export const po: {
    parse(file: string): { readonly translations: Readonly<Record<string, Readonly<Record<string, Message>>>> };
  };
}

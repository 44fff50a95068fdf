/** What we write to people, by kind; the words stand beside, a file a language. */
export const messageKinds = ['code'] as const;
export type MessageKind = (typeof messageKinds)[number];

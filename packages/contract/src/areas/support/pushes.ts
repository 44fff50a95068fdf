/** The conversation changed: something was written, read, recalled, or somebody is typing. Ask again. Only after a ticket. */
export type SupportPush = { readonly channel: 'support'; readonly data: { readonly changedAt: number } };

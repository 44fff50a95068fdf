/**
 * The texts of messages, which carry codes and links, are kept sealed. Only the server has the key: it seals the texts
 * of an older version at its start, and from here on none can be written in clear.
 */
export const sealedMessages = /* sql */ `
alter table outbox add column sealed bytea;
alter table outbox add constraint outbox_text_is_sealed check (text is null) not valid;
`;

/** A user's language is any code; which ones there are follows from the catalogues. See note.md. */
export const languages = /* sql */ `
alter table users drop constraint users_language_check;
alter table users add constraint users_language_check check (language ~ '^[a-z]{2,3}_[A-Z]{2}$');
`;

/** What staff wrote of articles of the help centre: each version stays. The first version of each comes with Quay. */
export const help = /* sql */ `
create table help_versions (
  article text not null,
  language text not null check (language ~ '^[a-z]{2,3}_[A-Z]{2}$'),
  version integer not null check (version > 1),
  title text not null check (title <> ''),
  text text not null check (text <> ''),
  staff_id bigint not null references staff_members (id),
  at timestamptz(3) not null,
  primary key (article, language, version)
);
`;

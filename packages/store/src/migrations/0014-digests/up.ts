/** Why each change is as it is stands in note.md. */
export const digests = /* sql */ `
alter table writer add column seal bytea;
alter table projected add column digest bytea;
alter table projected_lines add column digest bytea;

create table journal_pruned (
  only_row boolean primary key default true check (only_row),
  seq bigint not null
);
insert into journal_pruned (seq)
  select coalesce((select min(seq) - 1 from journal), (select seq from writer));

create table key_ring (
  id smallint primary key check (id between 1 and 255),
  wrapped bytea not null,
  made_at timestamptz(3) not null default now()
);
`;

/** What Quay owed its users at the end of a day, published and checkable. */
export const liabilities = /* sql */ `
create table liability_trees (
  day date primary key,
  at timestamptz(3) not null,
  seq bigint not null,
  published jsonb not null
);

create table liability_leaves (
  day date not null references liability_trees (day),
  asset text not null,
  position bigint not null,
  user_id bigint,
  part smallint not null,
  salt bytea not null,
  units text not null check (units ~ '^[0-9]{1,39}$'),
  primary key (day, asset, position)
);
create index liability_leaves_of on liability_leaves (user_id, day);

-- Inner nodes, so that a way to the root is a few rows. Level 0 are the leaves' own hashes.
create table liability_nodes (
  day date not null references liability_trees (day),
  asset text not null,
  level smallint not null,
  position bigint not null,
  hash bytea not null,
  units text not null check (units ~ '^[0-9]{1,39}$'),
  primary key (day, asset, level, position)
);
`;

/** Whom users block in C2C, which is the core’s, and the advertisers whom they follow. */
export const peopleOfC2c = /* sql */ `
create table c2c_blocks (
  owner bigint not null,
  blocked bigint not null,
  since timestamptz(3) not null,
  state text not null check (state in ('blocked', 'lifted')),
  primary key (owner, blocked),
  check (owner <> blocked)
);

create table c2c_follows (
  user_id bigint not null references users,
  advertiser bigint not null references users,
  since timestamptz(3) not null,
  primary key (user_id, advertiser),
  check (user_id <> advertiser)
);
`;

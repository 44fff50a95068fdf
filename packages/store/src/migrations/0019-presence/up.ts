/** When each user's sessions were last in use, and by which name others know a user. See note.md. */
export const presence = /* sql */ `
create table presence (
  user_id bigint primary key references users (id),
  seen_at timestamptz(3) not null
) with (fillfactor = 50);
insert into presence select user_id, seen_at from c2c_members where seen_at is not null;
alter table c2c_members drop column seen_at;

alter table users add column trader_code text not null default upper(substr(md5(random()::text), 1, 7));
do $$ begin
  loop
    update users set trader_code = default where id in (
      select id from (select id, row_number() over (partition by trader_code order by id) as nth from users) as coded
      where nth > 1
    );
    exit when not found;
  end loop;
end $$;
create unique index users_by_trader_code on users (trader_code);
alter table users add column nickname text, add column nickname_key text, add column nickname_at timestamptz(3);
alter table users add check (num_nulls(nickname, nickname_key, nickname_at) in (0, 3));
create unique index users_by_nickname on users (nickname_key);
`;

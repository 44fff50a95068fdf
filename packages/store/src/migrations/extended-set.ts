/**
 * Statements that let a column have members besides those that it has, whatever these are: other migrations add theirs. The
 * new ones go to the end, as in the set of the core or contract that the column is of.
 */
export const extendedSet = (table: string, column: string, members: readonly string[]): string => /* sql */ `
do $$
declare
  known text;
begin
  select string_agg(quote_literal(found.member[1]), ', ' order by found.place) into known
  from pg_constraint
  cross join regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''::text', 'g') with ordinality as found (member, place)
  where conrelid = '${table}'::regclass and conname = '${table}_${column}_check';
  execute 'alter table ${table} drop constraint ${table}_${column}_check';
  execute format(
    'alter table ${table} add constraint ${table}_${column}_check check (${column} in (%s, %s))',
    known, '${members.map((member) => `''${member}''`).join(', ')}'
  );
end $$;
`;

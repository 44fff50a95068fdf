/** Why each change is as it is stands in note.md. */
export const valueCases = /* sql */ `
create table sale_references (
  "order" bigint primary key,
  reference numeric(38,8) not null check (reference > 0)
);

create table value_case_closings (
  case_id bigint primary key,
  by text not null,
  at timestamptz(3) not null,
  reason text not null check (reason <> '')
);

create index value_cases_of_pair on value_cases (owner, counterparty, day, id);
`;

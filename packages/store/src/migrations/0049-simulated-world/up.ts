/** The world of a simulated market: its seed, sealed, and where it was when it was last kept. */
export const simulatedWorld = /* sql */ `
create table simulated_world (
  only_row boolean primary key default true check (only_row),
  seed bytea not null,
  state jsonb not null,
  kept_at timestamptz(3) not null default now()
);
`;

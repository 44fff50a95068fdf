/** How far staff have moved coins of a simulated market, of the logarithm of their prices. */
export const simulatedShifts = /* sql */ `
create table simulated_shifts (
  symbol text primary key,
  "from" double precision not null,
  "to" double precision not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at >= starts_at)
);
`;

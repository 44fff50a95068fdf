/** Stop orders of the demo: which way the last price has to go is a table of the core. */
export const demoStops = /* sql */ `
create table demo_stops (
  "order" bigint primary key,
  rises boolean not null
);

alter table demo_orders drop constraint demo_orders_kinds;
`;

/** A rate has the moment that it is of. One without is what an installation began with. See note.md. */
export const currencyRates = /* sql */ `
alter table currencies add column rated_at timestamptz(3);
`;

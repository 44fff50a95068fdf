export * from './budget.ts';
export * from './claim.ts';
export * from './claims.ts';
export * from './customers.ts';
export * from './invitation.ts';
export * from './overview.ts';
export * from './rows.ts';
export * from './rules.ts';

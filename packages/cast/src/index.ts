export * from './contracts.ts';
export * from './leaders.ts';
export * from './markets.ts';
export * from './merchants.ts';
export * from './people.ts';

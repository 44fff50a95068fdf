export * from './markets.ts';
export * from './merchants.ts';
export * from './people.ts';

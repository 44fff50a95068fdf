export * from './markets.ts';
export * from './people.ts';

export * from './amounts.ts';
export * from './identity-levels.ts';
export * from './merchant.ts';
export * from './refusals.ts';
export * from './sets.ts';

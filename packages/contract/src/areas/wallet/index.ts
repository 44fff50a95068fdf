export * from './entries.ts';
export * from './pushes.ts';
export * from './refusals.ts';
export * from './sets.ts';
export * from './wallets.ts';

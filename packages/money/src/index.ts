export * from './decimal.ts';
export * from './parts.ts';
export * from './quotients.ts';

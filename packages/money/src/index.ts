export * from './decimal.ts';
export * from './parts.ts';

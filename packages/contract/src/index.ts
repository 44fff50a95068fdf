export * from './call.ts';
export * from './live.ts';
export * from './refusal.ts';
export * from './specification.ts';
export * from './trading.ts';
export * from './ways.ts';
export * from './written.ts';

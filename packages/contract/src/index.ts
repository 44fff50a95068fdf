export * from './call.ts';
export * from './live.ts';
export * from './refusal.ts';
export * from './specification.ts';
export { trading } from './trading/refusals.ts';
export * from './trading/sides.ts';
export * from './ways.ts';
export * from './written.ts';

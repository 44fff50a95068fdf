export * from './flash-exchange.ts';
export * from './prices.ts';
export * from './refusals.ts';
export * from './sets.ts';

export * from './conversion.ts';
export * from './convert-coins.ts';
export * from './exchange.ts';
export * from './exchange-history.ts';
export * from './prices.ts';
export * from './quote-exchange.ts';
export * from './rules.ts';

/** What holds without a wire: the core takes this alone, and loads no schema. */
export * from './fee-tiers.ts';
export * from './instruments.ts';
export * from './lifecycle.ts';
export * from './products.ts';
export * from './refusals.ts';
export * from './sets.ts';
export * from './sides.ts';

/** What holds without a wire: the core takes this alone, and loads no schema. */
export * from './amounts.ts';
export * from './lifecycle.ts';
export * from './refusals.ts';
export * from './sets.ts';
export * from './timeline-hash.ts';

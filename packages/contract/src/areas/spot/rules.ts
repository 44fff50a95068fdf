/** What holds without a wire: the core takes this alone, and loads no schema. */
export * from './lifecycle.ts';
export * from './refusals.ts';
export * from './sets.ts';

export * from './images.ts';
export * from './refusals.ts';
export * from './sets.ts';

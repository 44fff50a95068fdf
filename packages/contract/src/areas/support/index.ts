export * from './chat.ts';
export * from './pushes.ts';
export * from './refusals.ts';

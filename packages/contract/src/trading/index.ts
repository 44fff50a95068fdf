export * from './channels.ts';
export * from './rules.ts';

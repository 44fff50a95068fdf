export * from './file-link.ts';
export * from './guest.ts';
export * from './local.ts';
export * from './rules.ts';
export * from './uploaded.ts';

export * from './announcements.ts';
export * from './refusals.ts';

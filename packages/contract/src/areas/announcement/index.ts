export * from './announcement-detail.ts';
export * from './announcement-head.ts';
export * from './announcements.ts';
export * from './rules.ts';

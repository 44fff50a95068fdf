export * from './config.ts';
export * from './live-ticket.ts';
export * from './login.ts';
export * from './logout.ts';
export * from './member.ts';
export * from './refusals.ts';
export * from './register.ts';
export * from './sets.ts';

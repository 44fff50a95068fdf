export * from './chat.ts';
export * from './message.ts';
export * from './pushes.ts';
export * from './read-messages.ts';
export * from './rules.ts';
export * from './send-message.ts';
export * from './typing.ts';

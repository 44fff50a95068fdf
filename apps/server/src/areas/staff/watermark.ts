import type { StaffSession } from './console-sessions.ts';

/** What is drawn across a picture: who asked to see it, and when. */
export const watermarkOf = ({ username }: StaffSession, now: number): string =>
  `${username} ${new Date(now).toISOString().slice(0, 16).replace('T', ' ')}`;

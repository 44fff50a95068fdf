import { refusals } from '../../refusal.ts';

export const announcement = refusals('announcement', {
  'announcement-unknown': [17501],
});

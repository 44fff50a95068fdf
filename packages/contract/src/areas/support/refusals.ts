import { refusals } from '../../refusal.ts';

export const support = refusals('support', {
  'message-empty': [17001],
  'message-too-long': [17002, 'max'],
  'picture-unknown': [17003],
  'guest-unnamed': [17004],
  'message-unknown': [17005],
  'not-own-message': [17006],
  'recall-too-late': [17007, 'minutes'],
  'conversation-unknown': [17008],
});

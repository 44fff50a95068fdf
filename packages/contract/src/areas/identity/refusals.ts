import { refusals } from '../../refusal.ts';

export const identity = refusals('identity', {
  'account-malformed': [11001],
  'account-taken': [11002],
  'password-too-short': [11003],
  'password-too-long': [11004],
  'password-too-common': [11005],
  'password-is-account': [11006],
  'passwords-differ': [11007],
  'terms-not-accepted': [11008],
  'login-wrong': [11009],
  'too-many-attempts': [11010, 'minutes'],
});

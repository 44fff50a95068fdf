export const words = {
  user: 'Account',
  security: 'Security',
  verification: 'Verification',
  score: 'Credit score',
  referral: 'Referral',
  logins: 'Login history',
};

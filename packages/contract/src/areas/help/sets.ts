/** What articles of the help centre are about. */
export const helpTopics = [
  'wallet',
  'spot',
  'contracts',
  'c2c',
  'earn',
  'loans',
  'account',
  'security',
  'fees',
  'app',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

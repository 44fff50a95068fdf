/** Refusals that the tests of customer service and announcements reach; the test file looks whether it still does. */
export const supportReasons = [
  'support/message-empty',
  'support/message-too-long',
  'support/picture-unknown',
  'support/guest-unnamed',
  'support/message-unknown',
  'support/not-own-message',
  'support/recall-too-late',
  'support/conversation-unknown',
  'announcement/announcement-unknown',
  'staff/announcement-unknown',
  'staff/words-missing',
  'staff/canned-unknown',
] as const;

/** The test of the help centre. */
export const helpReasons = ['staff/help-article-unknown', 'staff/help-article-changed'] as const;

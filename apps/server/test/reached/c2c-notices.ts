/** Refusals that the test of notices reaches; it looks whether it still does. */
export const noticeReasons = ['c2c/channel-needed', 'c2c/channel-not-bound', 'c2c/push-malformed'] as const;

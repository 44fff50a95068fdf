/** Refusals that the tests of payment methods reach; the test file looks whether it still does. */
export const methodReasons = [
  'c2c/level-needed',
  'c2c/method-unknown',
  'c2c/method-field-missing',
  'c2c/method-name-differs',
  'c2c/picture-unknown',
  'c2c/methods-too-many',
  'c2c/method-in-use',
] as const;

/** Those that the tests of conversations reach. */
export const chatReasons = [
  'c2c/order-unknown',
  'c2c/chat-closed',
  'c2c/message-empty',
  'c2c/message-too-long',
  'c2c/picture-unknown',
  'c2c/messages-too-many',
] as const;

/** Those that the tests of appeals reach. */
export const appealReasons = [
  'c2c/order-unknown',
  'c2c/appeal-already',
  'c2c/appeal-unpaid',
  'c2c/order-over',
  'c2c/appeal-late',
  'c2c/appeal-none',
  'c2c/appeal-incomplete',
  'c2c/appeal-files',
  'staff/appeal-unknown',
  'staff/appeal-decided',
  'staff/appeal-taken',
  'staff/second-person-needed',
  'staff/own-case',
  'staff/compensation-malformed',
] as const;

/** Refusals that the tests of the console reach; each test file looks whether it still does. */
export const consoleLoginReasons = [
  'staff/login-wrong',
  'staff/login-expired',
  'staff/totp-wrong',
  'staff/password-weak',
  'staff/too-many-attempts',
  'edge/forbidden',
] as const;

export const staffPowerReasons = ['staff/second-person-needed', 'staff/same-person'] as const;

/** The test of cases of value given. */
export const caseReasons = ['staff/case-unknown', 'staff/case-grown', 'staff/case-closed'] as const;

/** The test of contracts that staff watch and change. */
export const staffContractReasons = [
  'staff/reason-missing',
  'staff/contract-restricted',
  'staff/contract-open',
  'staff/contract-changed',
  'staff/second-person-needed',
  'perpetual/tiers-impossible',
  'perpetual/caps-impossible',
  'trading/symbol-unknown',
] as const;

export const consoleReasons = [
  'staff/reason-missing',
  'staff/user-unknown',
  'staff/not-there',
  'staff/reveal-too-many',
  'staff/standing-unchanged',
  'staff/second-person-needed',
  'staff/role-unknown',
  'staff/role-name-taken',
  'staff/role-in-use',
  'staff/role-fixed',
  'staff/own-role',
  'staff/member-unknown',
  'staff/member-name-taken',
  'staff/member-name-malformed',
  'staff/last-administrator',
  'staff/approval-unknown',
  'staff/approval-decided',
  'staff/setting-malformed',
  'edge/forbidden',
] as const;

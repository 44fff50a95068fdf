/**
 * Commands that an owner makes, with the column of their input that says who. Somebody whose account is closed, or is
 * about to be, makes none of them; `scenarios/account.test.ts` holds the list against all commands.
 */
export const actors: Readonly<Record<string, 'owner' | 'taker' | undefined>> = {
  ...of('wallet', ['request-withdrawal', 'transfer-coins', 'send-to-user']),
  ...of('spot', ['place-order', 'place-oco', 'place-bracket', 'amend-order', 'cancel-order', 'cancel-all']),
  ...of('c2c', ['create-ad', 'update-ad', 'shelve-ad', 'close-ad', 'pay', 'release', 'cancel']),
  ...of('c2c', ['answer-fault', 'appeal', 'withdraw-appeal', 'pay-deposit', 'block-user', 'unblock-user']),
  'c2c/take-ad': 'taker',
  ...of('convert', ['quote', 'exchange']),
  ...of('perpetual', ['place-order', 'amend-order', 'cancel-order', 'cancel-all', 'set-leverage', 'set-margin-mode']),
  ...of('perpetual', ['add-margin', 'remove-margin', 'set-triggers', 'edit-trigger', 'cancel-trigger', 'close-all']),
  ...of('following', ['apply-leader', 'follow', 'change-terms', 'stop-following']),
  ...of('loans', ['borrow', 'add-pledge', 'repay', 'renew']),
  ...of('earn', ['subscribe', 'redeem', 'buy', 'start-trial', 'exit-early', 'take-out']),
  ...of('credit', ['apply', 'accept-offer', 'withdraw', 'repay']),
  ...of('liquidity', ['link-wallet', 'unlink-wallet']),
  ...of('demo', ['enter', 'start-over', 'place-order', 'cancel-order', 'cancel-all']),
  ...of('referral', ['claim']),
};

function of(area: string, verbs: readonly string[]): Record<string, 'owner'> {
  return Object.fromEntries(verbs.map((verb) => [`${area}/${verb}`, 'owner' as const]));
}

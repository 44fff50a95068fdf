import type { MessageBook, MessageWords } from './index.ts';

const code = (act: string): MessageWords => ({
  subject: 'Your Quay code',
  text: `{code} is your code to ${act}. It is good for {minutes} minutes. Give it to nobody: our staff never ask for it. If you did not ask for it, somebody else knows your address; without the code they cannot do this.`,
});

const STOP = 'If this was not you, freeze your account at once: {link}';
const change = (subject: string, what: string): MessageWords => ({
  subject,
  text: `${what}\n{time}, from {device} ({address}).\n\n${STOP}`,
});
const HELD = 'For {hours} hours nothing can be withdrawn or sold to others.';
const order = (subject: string, what: string): MessageWords => ({
  subject,
  text: `${what}\nOrder {order} with {name}: {amount} for {money}.\n\n{link}`,
});

export const words: MessageBook = {
  'code-register': code('open an account at Quay'),
  'code-forgot-password': code('set a new login password'),
  'code-reset-request': code('ask for a manual reset'),
  'code-change-password': code('change your login password'),
  'code-set-fund-password': code('set your fund password'),
  'code-change-fund-password': code('change your fund password'),
  'code-bind-email': code('bind an e-mail address'),
  'code-bind-phone': code('bind a phone number'),
  'code-bind-authenticator': code('bind an authenticator'),
  'code-new-recovery-codes': code('get new recovery codes'),
  'code-add-passkey': code('add a passkey'),
  'code-remove-passkey': code('remove a passkey'),
  'code-set-anti-phishing': code('set your anti-phishing word'),
  'code-unfreeze': code('open your frozen account again'),
  'code-withdraw': code('withdraw'),
  'code-add-address': code('save a withdrawal address'),
  'code-save-payment-method': code('save a payment method'),
  'code-release-coins': code('release coins to a buyer'),
  'code-close-account': code('close your account'),
  'code-export-data': code('download your data'),
  'code-send-coins': code('send to another user'),
  'has-account': {
    subject: 'You already have a Quay account',
    text: 'Somebody wanted to open a Quay account with this address. It belongs to an account already. If it was you, log in, or set a new password under "Forgot password".',
  },
  'no-account': {
    subject: 'No Quay account with this address',
    text: 'Somebody asked to set a new password for a Quay account with this address. There is no such account. If it was you, you may have used another address.',
  },
  'new-device': change('New login to your Quay account', 'Your account was logged in to from a new device or place.'),
  'password-changed': change(
    'Your Quay login password was changed',
    `Your login password was changed. All other sessions have ended. ${HELD}`,
  ),
  'fund-password-set': change('A Quay fund password was set', 'A fund password was set for your account.'),
  'fund-password-changed': change('Your Quay fund password was changed', `Your fund password was changed. ${HELD}`),
  'email-changed': change(
    'Your Quay e-mail address was changed',
    `The e-mail address of your account was changed. ${HELD}`,
  ),
  'phone-changed': change(
    'Your Quay phone number was changed',
    `The phone number of your account was changed. ${HELD}`,
  ),
  'authenticator-bound': change(
    'An authenticator was bound to your Quay account',
    'An authenticator was bound to your account. From now on it is asked for when you log in with your password, withdraw or change your security.',
  ),
  'authenticator-changed': change(
    'Your Quay authenticator was changed',
    `The authenticator of your account was bound or replaced. ${HELD}`,
  ),
  'recovery-codes-changed': change(
    'New Quay recovery codes',
    'New recovery codes were made for your account. The old ones are worth nothing now.',
  ),
  'anti-phishing-changed': change(
    'Your Quay anti-phishing word was changed',
    'The anti-phishing word of your account was set anew.',
  ),
  'passkey-added': change(
    'A passkey was added to your Quay account',
    'The passkey "{name}" was added to your account.',
  ),
  'passkey-added-held': change(
    'A passkey was added to your Quay account',
    `The passkey "{name}" was added to your account. ${HELD}`,
  ),
  'passkey-removed': change(
    'A passkey was removed from your Quay account',
    `The passkey "{name}" was removed from your account. ${HELD}`,
  ),
  'fund-password-locked': change(
    'Five wrong fund passwords',
    'Somebody entered five wrong fund passwords in your account. For {hours} hours none is accepted, and nothing can be withdrawn.',
  ),
  'address-added': change(
    'A withdrawal address was saved in your Quay account',
    'The address "{name}" was saved for withdrawals over {network}: {to}\nIt can be used after 24 hours.',
  ),
  'payment-method-added': change(
    'A payment method was saved in your Quay account',
    'The payment method "{name}" was saved. It can be used for selling after {hours} hours.',
  ),
  'withdrawal-requested': change(
    'A withdrawal from your Quay account',
    'A withdrawal of {amount} over {network} was asked for, to {to}',
  ),
  'withdrawal-sent': {
    subject: 'Your withdrawal is on its way',
    text: 'Your withdrawal of {amount} over {network} to {to} was sent. Transaction: {hash}',
  },
  'withdrawal-again': {
    subject: 'Your withdrawal is being sent again',
    text: 'The network changed its blocks, and the transaction of your withdrawal of {amount} over {network} to {to} is no longer in them. It is being sent again. You need not do anything.',
  },
  'withdrawal-success': {
    subject: 'Your withdrawal is complete',
    text: 'Your withdrawal of {amount} over {network} to {to} has arrived. Transaction: {hash}',
  },
  'withdrawal-failed': {
    subject: 'Your withdrawal has failed',
    text: 'The network did not carry out your withdrawal of {amount} over {network} to {to}. The coins were given back to your account.',
  },
  'withdrawal-rejected': {
    subject: 'Your withdrawal was rejected',
    text: 'Your withdrawal of {amount} over {network} to {to} was rejected: {reason}\nThe coins were given back to your account.',
  },
  'account-frozen': {
    subject: 'Your Quay account is frozen',
    text: 'Your account was frozen at {time}. All sessions have ended, and no new orders or withdrawals are possible. Open orders can still be filled. Log in and open it again in the security centre when you are sure that nobody else can.',
  },
  'account-unfrozen': change('Your Quay account is open again', `Your frozen account was opened again. ${HELD}`),
  'closure-requested': change(
    'Your Quay account is to be closed',
    'It was asked that your account be closed. It closes on {until}. Until then you can log in and take it back.',
  ),
  'closure-taken-back': change(
    'The closure of your Quay account was taken back',
    'The closure was taken back; your account stays open.',
  ),
  'closure-called-off': {
    subject: 'Your Quay account was not closed',
    text: 'Your account was not closed, because something came in while it waited. If you still want to close it, log in and ask again.',
  },
  'account-closed': {
    subject: 'Your Quay account is closed',
    text: 'Your account is closed, and nobody can log in any more. Our records are kept for the audit.',
  },
  'data-exported': change('The data of your Quay account was downloaded', 'All data of your account was downloaded.'),
  'coins-sent': change('A transfer from your Quay account', '{amount} were sent to {to}.'),
  'coins-received': {
    subject: 'You got coins',
    text: '{from} sent you {amount}. They are in your spot account.',
  },
  'reset-applied': {
    subject: 'Somebody asked to reset the security of your Quay account',
    text: 'At {time} somebody asked us to take security settings off your account, with documents of identity. The decision is expected by {due}.\n\nIf this was not you, stop it and freeze your account: {link}',
  },
  'reset-approved': {
    subject: 'The security of your Quay account was reset',
    text: 'At {time} we took security settings off your account, as was asked for with documents of identity. Withdrawals wait until {until}.\n\nIf this was not you, stop it and freeze your account: {link}',
  },
  'reset-rejected': {
    subject: 'Your request for a reset was rejected',
    text: 'Your request {number} was rejected: {reason}\nNothing was changed. You can ask again.',
  },
  'reset-stopped': {
    subject: 'Your request for a reset was stopped',
    text: 'Your request {number} was stopped from an address that is bound to the account. The account is frozen. Customer service can help you further.',
  },
  'reset-password': {
    subject: 'Set a new Quay login password',
    text: 'Your request for a reset was approved. Set a new login password here: {link}\nThe link is good once, for {hours} hours.',
  },
  'verification-passed': {
    subject: 'Your verification has passed',
    text: 'Your application was reviewed and has passed: {level}.',
  },
  'verification-rejected': {
    subject: 'Your verification needs another try',
    text: 'Your application ({level}) was rejected: {reason}\nWhat you entered is kept: you can correct it and apply again.',
  },
  'support-answer': {
    subject: 'Customer service has answered you',
    text: 'Customer service has answered you. You find the answer in the app under customer service.',
  },
  'c2c-opened-payer': order(
    'A C2C order waits for your payment',
    'Somebody sells you coins. They are in escrow. Pay before the time in the order is over, then say so there.',
  ),
  'c2c-opened-seller': order(
    'Somebody buys your coins',
    'Your coins are in escrow. Release them only when the money is in your account.',
  ),
  'c2c-paid': order(
    'The buyer says that the money was sent',
    'Look into your account itself, not at a picture. Release the coins only when the money is there and comes from an account in the name that the order shows.',
  ),
  'c2c-released': order('The coins were released to you', 'The seller released the coins. They are in your account.'),
  'c2c-cancelled': order('A C2C order was cancelled', 'The buyer cancelled. The coins went back.'),
  'c2c-timed-out': order(
    'A C2C order was not paid in time',
    'The time for the payment is over. The coins went back to the seller.',
  ),
  'c2c-reminded-payer': order(
    'Little time is left to pay',
    'The time for your payment is nearly over. When you have paid, say so in the order: otherwise it ends, and the coins go back.',
  ),
  'c2c-reminded-seller': order(
    'A buyer waits for your coins',
    'The buyer said that the money was sent and still waits. Look into your account, then release the coins, or appeal.',
  ),
  'c2c-fault-claimed': order(
    'The buyer says that you were the reason to cancel',
    'Answer in the order within 10 minutes if that is not so. Without an answer it stands.',
  ),
  'c2c-fault-contested': order(
    'The seller does not see it as you do',
    'You cancelled and named the seller as the reason. The seller contests that, so the cancel counts as yours.',
  ),
  'c2c-message': order('A new message in a C2C order', 'Something was written to you while you were away.'),
  'c2c-appealed': order(
    'A C2C order is under appeal',
    'Coins in escrow stay there until the seller releases them or staff decide. Add your evidence in the order.',
  ),
  'c2c-appeal-taken': order('Somebody looks into your appeal', 'A member of our staff has taken the appeal.'),
  'c2c-evidence-asked': order(
    'We need something from you for an appeal',
    'Our staff ask for evidence. You see what it is in the order, and add it there.',
  ),
  'c2c-withdrawal-offered': order(
    'The other side offers to withdraw the appeal',
    'When you agree, the order goes on as before the appeal. You need not agree.',
  ),
  'c2c-appeal-withdrawn': order('An appeal was withdrawn', 'The order goes on as before the appeal.'),
  'c2c-ruled-payer': order('An appeal was decided for the buyer', 'You see the reasons in the order.'),
  'c2c-ruled-seller': order('An appeal was decided for the seller', 'You see the reasons in the order.'),
  'c2c-several': {
    subject: 'News of your C2C orders',
    text: 'There is news of your C2C orders ({count}):\n{lines}\n\n{link}',
  },
  'contract-warned': {
    subject: 'Your position is near its liquidation',
    text: '{symbol}: {ratio} of what stands behind your position is required by now, with the mark at {mark}. {equity} stand behind it, {required} are required; when both are equal it is liquidated. You can add margin or close a part.\n\n{link}',
  },
  'contract-liquidated': {
    subject: 'Your position was liquidated',
    text: '{symbol}: what stood behind your position was no more than what it required, with the mark at {mark}. {closed} were closed at {price}, {left} are left. The receipt has every figure.\n\n{link}',
  },
  'contract-deleveraged': {
    subject: 'Your position was closed by auto-deleveraging',
    text: '{symbol}: somebody on the other side was liquidated, and neither the order book nor the insurance fund could take the position. Yours came next by profit and leverage: {closed} were closed at {price}, with the mark at {mark}, without a fee. The receipt has the whole queue.\n\n{link}',
  },
  'contract-covered': {
    subject: 'A profit paid your funding',
    text: '{symbol}: your account had less than the funding that was due. {amount} of the profit of this position were realised at the mark {mark} to pay it. What you are worth is unchanged by that.\n\n{link}',
  },
  'contract-halted': {
    subject: 'A contract that you hold is halted',
    text: '{symbol}: nothing trades and nothing is liquidated for now. Orders can be cancelled, and margin can be added.\n\n{link}',
  },
  'contract-reduce-only': {
    subject: 'A contract that you hold can only be closed',
    text: '{symbol}: positions can be closed, and no new ones opened. Yours stays open as it is.\n\n{link}',
  },
  'contract-reopened': {
    subject: 'A contract that you hold trades again',
    text: '{symbol}: positions can be opened and closed again.\n\n{link}',
  },
  'contract-copy-skipped': {
    subject: 'A copy was skipped',
    text: '{symbol}: {name} opened a position, and it was not copied for you. {reason}\n\n{link}',
  },
  'contract-follow-stopped': {
    subject: 'Following stopped at your loss limit',
    text: '{name}: the loss has reached your stop of {stop}. You follow no more, and your copies are closed at market.\n\n{link}',
  },
  'contract-leader-resigned': {
    subject: 'A leader whom you followed leads no more',
    text: '{name} leads no more. Nothing more is copied for you, and your copies are closed at market.\n\n{link}',
  },
  'contract-share-paid': {
    subject: 'A share of your profit was paid',
    text: '{name} got {paid}, the weekly share of your net profit above its highest mark so far.\n\n{link}',
  },
  'contract-leader-approved': {
    subject: 'You can be followed now',
    text: 'Your application was approved. Up to {count} people can follow you, and what you open from now on is opened for them too.\n\n{link}',
  },
  'contract-leader-rejected': {
    subject: 'Your application to lead was rejected',
    text: 'Nobody can follow you for now. You can apply again.\n\n{link}',
  },
  'contract-leader-withdrawn': {
    subject: 'You lead no more',
    text: 'Our staff ended your leading. Your followers stopped, and their copies are closed. Support can tell you more.\n\n{link}',
  },
  'contract-expiring-day': {
    subject: 'A contract that you hold ends within a day',
    text: '{symbol} ends at {expiry}. What is open then is settled at the mean of the index over its last minutes, and its orders are cancelled. You can close before.\n\n{link}',
  },
  'contract-expiring-hour': {
    subject: 'A contract that you hold ends within an hour',
    text: '{symbol} ends at {expiry}. In its last minutes the mark goes over into the settlement price, which is the mean of the index. You can close until then.\n\n{link}',
  },
  'contract-settled': {
    subject: 'Your contract was settled',
    text: '{symbol}: {closed} were settled at {price}. Profit or loss: {profit}, fee: {fee}. The receipt has every sample of the price.\n\n{link}',
  },
  'contract-loan-warned': {
    subject: 'Warning: your loan comes nearer to a forced sale',
    text: 'Loan {loan}: you owe {debt} against a pledge of {pledge}, which is {rate} of its worth by the index. At 85 % part of the pledge is sold. Repay a part or add pledge to lower it.\n\n{link}',
  },
  'contract-loan-overdue': {
    subject: 'Your loan is overdue',
    text: 'Loan {loan}: its due time has passed with {debt} of the principal left to repay, and interest. Each hour that starts from now on costs {multiple} times the interest. 72 hours after the due time pledge is sold to close the loan.\n\n{link}',
  },
  'contract-loan-sold': {
    subject: 'Part of your pledge was sold',
    text: 'Loan {loan}: {sold} were sold at the index of {price} USDT; {paid} of the debt are paid by it. {left} stay pledged or came back to you. The receipt shows every figure.\n\n{link}',
  },
  'contract-earn-income': {
    subject: 'Income was paid',
    text: '{amount} of income from {name} was paid. The history says who paid it.\n\n{link}',
  },
  'contract-earn-scheduled': {
    subject: 'An income is scheduled, and not paid yet',
    text: '{amount} of income from {name} is due. What pays it holds too little, so it is in no balance yet; it is paid by itself as soon as the money is there. Your sum is not touched.\n\n{link}',
  },
  'contract-earn-ended': {
    subject: 'A term has ended',
    text: '{name} has ended, and {amount} came back by themselves.\n\n{link}',
  },
  'contract-earn-returned': {
    subject: 'Your savings are back',
    text: '{amount} that you asked back from {name} are in your account.\n\n{link}',
  },
  'contract-credit-paid-out': {
    subject: 'Your credit loan was paid out',
    text: '{amount} are in your spot account. It is due at {due}; you can repay it earlier and pay for the days that have begun alone.\n\n{link}',
  },
  'contract-credit-offered': {
    subject: 'Less was approved than you asked for',
    text: 'You asked for {asked}, and {amount} were approved. You accept it or not; the offer stands for seven days.\n\n{link}',
  },
  'contract-credit-rejected': {
    subject: 'Your application for a credit loan was rejected',
    text: 'You asked for {asked}. {reason} You can apply again.\n\n{link}',
  },
  'contract-credit-due-soon': {
    subject: 'Your credit loan is due in three days',
    text: '{amount} are due at {due}. Nothing is taken by itself: you repay it in the app.\n\n{link}',
  },
  'contract-credit-due': {
    subject: 'Your credit loan is due within a day',
    text: '{amount} are due at {due}. Nothing is taken by itself: you repay it in the app.\n\n{link}',
  },
  'contract-credit-overdue': {
    subject: 'Your credit loan is overdue',
    text: 'It was due at {due}. {amount} are owed today, and each day costs more than before. Nothing is taken by force: you repay it in the app, and support can help.\n\n{link}',
  },
  'contract-liquidity-income': {
    subject: 'Your linked wallet was paid',
    text: '{amount} for a day of your wallet {wallet} are in your finance account, paid by the promotion budget. Nothing in the wallet was touched.\n\n{link}',
  },
  'contract-liquidity-scheduled': {
    subject: 'Income of your linked wallet is scheduled, and not paid yet',
    text: '{amount} for a day of your wallet {wallet} are due. The promotion budget holds too little, so it is in no balance yet; it is paid by itself as soon as the money is there.\n\n{link}',
  },
  'contract-price-above': {
    subject: 'Price alert',
    text: '{symbol} has risen to {price}. The last price was {last}.\n\n{link}',
  },
  'contract-price-below': {
    subject: 'Price alert',
    text: '{symbol} has fallen to {price}. The last price was {last}.\n\n{link}',
  },
  'contract-price-moved': {
    subject: 'Price alert',
    text: '{symbol} has moved by {percent}% within {within}. The last price was {last}.\n\n{link}',
  },
  'contract-referral-paid': {
    subject: 'Your rebate was paid',
    text: '{amount} for deposits of people whom you invited are in your spot account, paid by the promotion budget. Each figure can be worked out again in Referral.\n\n{link}',
  },
  'contract-referral-scheduled': {
    subject: 'Your rebate is scheduled, and not paid yet',
    text: '{amount} for deposits of people whom you invited are due to you. The promotion budget holds too little, so they are in no balance yet; they are paid by themselves as soon as the money is there.\n\n{link}',
  },
  'contract-several': {
    subject: 'News of your contracts',
    text: 'There is news of your contracts ({count}):\n{lines}\n\n{link}',
  },
  antiPhishing: 'Your anti-phishing word: {word}',
  farewell: 'Quay',
  reviewKinds: {
    basic: 'basic verification',
    advanced: 'advanced verification',
    notary: 'notary verification',
    merchant: 'merchant certification',
    'merchant-refund': 'refund of the merchant deposit',
  },
  rejectReasons: {
    'picture-unreadable': 'A picture cannot be read.',
    'picture-cut': 'A picture does not show all of the document.',
    'document-expired': 'The document has expired.',
    'name-differs': 'The name differs from the document.',
    'number-differs': 'The number differs from the document.',
    'face-differs': 'The person in the pictures differs from the document.',
    'not-accepted': 'We cannot accept this kind of document.',
    other: 'See the remark of the reviewer.',
  },
  creditRejections: {
    'income-too-low': 'The income shown does not cover the sum.',
    'other-credit': 'There is other credit beside it.',
    'papers-unclear': 'The papers cannot be read well enough.',
    'papers-differ': 'The papers differ from what was said.',
    'not-identified': 'The ID photo does not match your verification.',
    other: 'See the remark.',
  },
  withdrawalRejections: {
    'address-suspicious': 'The address is suspicious.',
    'account-at-risk': 'Your account may be in danger: check who can get into it.',
    'documents-needed': 'We need documents from you: customer service tells you which.',
    other: 'See the remark.',
  },
};

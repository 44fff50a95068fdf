import { type C2cEvent, type C2cOrderState, type C2cSide, type CancelReason, SILENT_MINUTES } from '@quay/contract/c2c';
import { plural } from '@quay/words/languages/en_US';
import type { Scene } from '../../orders/order-view.ts';
import type { Expected } from '../../orders/steps.ts';

/** What a headline or a sentence may name. */
type Reply = {
  /** The other side. */
  readonly who: string;
  readonly money: string;
  readonly coins: string;
  /** Clock time of the deadline, with its day when that is not today. */
  readonly until: string;
  /** Verified name of the payer. */
  readonly payer: string;
};

const headlines: Record<Scene, (told: Reply) => string> = {
  pay: ({ money }) => `Your turn: pay ${money}`,
  'await-payment': ({ who, money }) => `${who}’s turn: they pay ${money}`,
  'await-release': ({ who }) => `${who}’s turn: they check their account`,
  check: () => 'Your turn: check your account, then release',
  'staff-look': () => 'Our staff decide',
  'staff-ask': () => 'Your turn: staff ask for evidence',
  'agreement-asked': ({ who }) => `Your turn: ${who} offers to withdraw the appeal`,
  received: ({ coins }) => `${coins} are yours`,
  released: ({ coins }) => `You released ${coins}`,
  'ruled-for-me': () => 'Staff ruled in your favour',
  'ruled-against-me': () => 'Staff ruled for the other side',
  cancelled: () => 'You cancelled this order',
  'cancelled-by-payer': ({ who }) => `${who} cancelled this order`,
  'fault-claimed': () => 'You cancelled this order',
  'fault-asked': () => 'Your turn: was it because of you?',
  'timed-out': () => 'The time to pay ran out',
  'timed-out-appealable': () => 'The time to pay ran out',
  expired: ({ who }) => `${who} did not pay in time`,
};

const sentences: Record<Scene, (told: Reply) => string> = {
  pay: ({ until }) => `Until ${until}. Then the order cancels and the coins go back.`,
  'await-payment': ({ until }) =>
    `Until ${until}. Without a payment the order ends by itself and the coins are yours again.`,
  'await-release': ({ who, until }) =>
    `You paid. ${who} is to release the coins once the money is there. If nothing happens by ${until}, the order goes to our staff by itself.`,
  check: ({ money, payer }) =>
    `${money} should have come from ${payer}. Release only what you see in your own account.`,
  'staff-look': ({ until }) =>
    `They are to decide by ${until}. Coins in escrow move by their ruling, or when the seller releases them to the payer.`,
  'staff-ask': ({ until }) => `Add what is asked for, so that they can decide by ${until}.`,
  'agreement-asked': () => 'If you agree, the order waits for its release again. It does not cancel.',
  received: ({ money }) => `For ${money}. They stand in your Spot account.`,
  released: ({ who, money }) => `${who} has them, and you have ${money}.`,
  'ruled-for-me': () => 'Their reason stands below. The order is over.',
  'ruled-against-me': () => 'Their reason stands below. The order is over.',
  cancelled: ({ who }) => `The coins went back to ${who}.`,
  'cancelled-by-payer': () =>
    'The coins are yours again: in your ad while it is on the shelf, else in your Spot account.',
  'fault-claimed': ({ who, until }) =>
    `You named ${who} as the cause. Until ${until} they may contest it; otherwise this cancel does not count against you.`,
  'fault-asked': ({ who, until }) =>
    `${who} names you as the cause of the cancel. Contest it until ${until} if that is not so. The coins are yours again either way.`,
  'timed-out': ({ who }) => `The coins went back to ${who}.`,
  'timed-out-appealable': ({ who, until }) =>
    `The coins went back to ${who}. If you did pay, appeal until ${until}: it is then decided about their deposit.`,
  expired: () => 'The coins are yours again: in your ad while it is on the shelf, else in your Spot account.',
};

const states: Record<C2cOrderState, string> = {
  unpaid: 'Awaiting payment',
  paid: 'Awaiting release',
  appealed: 'Under appeal',
  completed: 'Completed',
  cancelled: 'Cancelled',
  'timed-out': 'Timed out',
  disputed: 'Under appeal',
};

const events: Record<C2cEvent, (who: string) => string> = {
  locked: () => 'Coins locked in escrow',
  paid: (who) => `${who} marked it as paid`,
  released: (who) => `${who} released the coins`,
  cancelled: (who) => `${who} cancelled`,
  'timed-out': () => 'Time ran out, coins went back',
  'fault-claimed': (who) => `${who} named the seller as the cause`,
  'fault-accepted': (who) => `${who} accepted the cause`,
  'fault-contested': (who) => `${who} contested the cause`,
  appealed: (who) => `${who} opened an appeal`,
  evidence: (who) => `${who} added evidence`,
  'appeal-taken': () => 'Staff took the appeal',
  'evidence-asked': () => 'Staff asked for evidence',
  'withdrawal-offered': (who) => `${who} offered to withdraw the appeal`,
  'appeal-withdrawn': () => 'The appeal was withdrawn',
  'ruling-proposed': () => 'A ruling waits for a second person',
  ruled: () => 'Staff ruled',
  compensated: () => 'Paid from the deposit',
  message: (who) => `${who} wrote`,
  picture: (who) => `${who} sent a picture`,
  reminded: () => 'Reminder sent',
  escalated: () => 'Appealed by itself: nobody acted',
  paused: () => 'The clock stood still',
  closed: () => 'The order is closed',
};

const expected: Record<Expected, { mine: string; theirs: (who: string) => string }> = {
  pay: { mine: 'You pay', theirs: (who) => `${who} pays` },
  check: {
    mine: 'You check your account and release',
    theirs: (who) => `${who} checks their account and releases`,
  },
  arrive: { mine: 'The coins are in your Spot account', theirs: (who) => `${who} has the coins` },
  staff: { mine: 'Staff look at both sides', theirs: () => 'Staff look at both sides' },
  ruling: { mine: 'Their ruling moves the coins', theirs: () => 'Their ruling moves the coins' },
  answer: { mine: 'You accept or contest', theirs: (who) => `${who} accepts or contests` },
};

const reasons: Record<CancelReason, { name: string; means: string }> = {
  'changed-mind': { name: 'I no longer want it', means: '' },
  'wrong-order': { name: 'I made the order by mistake', means: '' },
  'cannot-pay': { name: 'I cannot pay this way', means: '' },
  other: { name: 'Another reason', means: '' },
  'seller-account-wrong': {
    name: 'The account does not work',
    means: 'It does not exist, takes no payment, or bears another name than the seller’s.',
  },
  'seller-asks-more': {
    name: 'The seller wants something else',
    means: 'More money, another way to pay, or a fee that the ad does not name.',
  },
  'seller-asked-to-cancel': {
    name: 'The seller asked me to cancel',
    means: 'They said in the chat that they cannot or do not want to trade.',
  },
  'seller-silent': {
    name: 'The seller does not answer',
    means: `A message of yours in this order has had no answer for ${SILENT_MINUTES} minutes. Can be said once a day.`,
  },
};

const sides: Record<C2cSide, (symbol: string) => string> = {
  buy: (symbol) => `Buy ${symbol}`,
  sell: (symbol) => `Sell ${symbol}`,
};

/** The order on the phone: where the coins are, who must act, until when. */
export const words = {
  headlines,
  sentences,
  states,
  events,
  expected,
  reasons,
  sides,
  number: (orderId: string) => `C2C ${orderId}`,
  title: 'Order',
  help: 'How C2C works',
  chat: 'Chat',
  chatUnread: (count: number) => plural(count, { one: 'Chat, 1 new message', other: `Chat, ${count} new messages` }),
  you: 'You',
  staff: 'Staff',
  quay: 'Quay',
  failed: 'This order did not load',
  failedWhy: 'Its coins stay where they are.',
  none: 'There is no such order',
  noneWhy: 'The link may be from another account.',
  toOrders: 'To all orders',
  left: {
    minutes: (figure: string) => `${figure} minutes left`,
    hours: (figure: string) => `${figure} hours left`,
  },
  hoursUnit: 'hours',
  paused: (minutes: string) => `The clock stood still for ${minutes} while Quay was away. That time was added.`,
  minutes: (count: number) => plural(count, { one: '1 minute', other: `${count} minutes` }),
  seconds: (count: number) => plural(count, { one: '1 second', other: `${count} seconds` }),
  escrow: {
    seller: 'Seller',
    payer: 'Payer',
    youSeller: 'You, seller',
    youPayer: 'You, payer',
    locked: 'A release, a cancel, a ruling or the end of the time to pay moves the coins, and nothing else.',
    offered: 'Your release, a cancel by the payer or a ruling moves the coins. A release cannot be taken back.',
    released: (payer: string) => `The coins are with ${payer}.`,
    returned: (seller: string) => `The coins are with ${seller} again.`,
    appeal: 'In escrow: a ruling moves the coins, or a release by the seller. The payer cannot cancel now.',
    label: (coins: string, seller: string, payer: string, where: string) =>
      `${coins}, seller ${seller}, payer ${payer}. ${where}`,
  },
  payTo: {
    own: 'From your own account only',
    name: 'Name',
    amount: 'Amount',
    reference: 'Reference',
    qr: 'QR code',
    qrShow: 'Show QR code',
    qrAlt: (who: string) => `QR code of the account of ${who}`,
    mine: 'You are paid to',
    paid: 'You paid to',
    from: 'Payer’s verified name',
  },
  pay: {
    title: 'Pay',
    sure: (money: string) => `Did you send ${money}?`,
    name: (name: string) =>
      `The account that pays has to bear your name: ${name}. The seller need not accept money from somebody else.`,
    note: 'If the transfer has a note, write the reference and nothing else. Banks may hold a transfer that speaks of coins, Quay or USDT.',
    only: 'Press this once the money has left your account. Whoever marks unpaid orders as paid can be locked out.',
    act: (money: string) => `I have paid ${money}`,
    doing: (money: string) => `Marking ${money} as paid`,
    done: (who: string) => `${who} was told. Now they check their account.`,
    not: 'Not yet',
  },
  paid: {
    title: 'Check your account',
    lead: (who: string) => `${who} says that the money was sent.`,
    note: 'Look in your bank app, not at a picture.',
    noteWhy: 'Receipts and messages can be forged. After the release nobody can bring the coins back.',
    amount: 'Has to have arrived',
    from: 'From, letter by letter',
    to: 'In your account',
    paidAt: 'Marked as paid',
    act: (coins: string) => `Check and release ${coins}`,
    next: (coins: string) => `The money is there: release ${coins}`,
    no: 'No money arrived? Open an appeal',
  },
  held: {
    title: {
      sell: (when: string) => `You can release from ${when}`,
      buy: (when: string) => `The seller can release from ${when}`,
    },
    frozen: {
      sell: 'Your account is frozen: you cannot release now',
      buy: 'The seller cannot release now',
    },
    frozenWhy: {
      sell: 'Nothing leaves a frozen account. Until it is opened again the buyer can cancel, or ask staff to decide.',
      buy: 'The account of the seller is frozen. If you have not paid, do not pay: you can cancel without its counting against you. If you have paid, appeal: staff can decide at any time.',
    },
    why: {
      sell: 'What you release with was changed while this order ran. This protects your coins from somebody else with your login. Until then the buyer can cancel, or ask staff to decide.',
      buy: 'The seller changed what a release is proven with. The coins stay in escrow. Until then you can cancel without its counting against you, or, if you have paid, appeal: staff can decide at any time.',
    },
  },
  release: {
    title: (coins: string) => `Release ${coins}`,
    arrived: (money: string, account: string) => `${money} arrived in ${account}`,
    arrivedAny: (money: string) => `${money} arrived in my account`,
    sender: (name: string) => `The sender is ${name}, letter by letter`,
    fundPassword: 'Fund password',
    forgot: 'Forgot it?',
    act: (coins: string) => `Release ${coins}`,
    doing: (coins: string) => `Releasing ${coins}`,
    check: 'Check both first.',
    password: 'Enter your fund password.',
    done: (coins: string) => `${coins} are released.`,
  },
  cancel: {
    title: 'Cancel the order',
    what: (money: string, coins: string) => `Cancel: ${coins} for ${money}`,
    doing: 'Cancelling',
    notSent: 'No, I have sent nothing',
    sent: 'Yes, I have sent it',
    sentTitle: 'Do not cancel',
    sentWhy:
      'With a cancel the coins go back to the seller, and only they could send your money back. Mark the order as paid instead: the coins then stay in escrow until they are released, you cancel, or staff decide.',
    answerFirst: 'Say first whether you sent money.',
    why: 'Why?',
    mine: 'My own reasons',
    theirs: 'Because of the seller',
    theirsWhy:
      'The seller has 10 minutes to contest it. If they do not, or accept it, the cancel does not count against you.',
    left: (left: number) =>
      plural(left, {
        0: 'You have no cancels left today. With this one you cannot buy until 00:00 UTC.',
        one: 'This is the last cancel of today that leaves you able to buy. The day ends at 00:00 UTC.',
        other: `You have ${left} cancels left today. After that you can buy again from 00:00 UTC.`,
      }),
    afterPaid: 'You marked this order as paid.',
    afterPaidWhy:
      'If the money has left your account, do not cancel: the coins go back to the seller, and only they could send your money back.',
    understood: 'I have not sent the money, or have it back',
    understand: 'Check this first.',
    choose: 'Choose a reason.',
    keep: 'Keep the order',
    done: 'The order is cancelled.',
  },
  fault: {
    reason: (reason: string) => `The reason given: “${reason}”.`,
    accept: 'It was because of me',
    accepting: 'Accepting',
    contest: 'Contest it',
    contesting: 'Contesting',
    state: {
      claimed: 'waits for the seller’s answer',
      accepted: 'accepted as the seller’s',
      contested: 'contested by the seller',
    },
    cause: 'Cause',
  },
  acts: {
    cancel: 'Cancel the order',
    appeal: 'Open an appeal',
    seeAppeal: 'See the appeal',
    release: 'Release after all',
    assets: 'See your assets',
    again: 'Back to the market',
  },
  facts: {
    title: 'The order',
    money: 'Amount',
    coins: 'Coins',
    price: 'Price',
    kind: 'Paid by',
    other: 'With',
    opened: 'Opened',
    rules: 'Rules',
    version: (version: number) => `version ${version}`,
    number: 'Order number',
    reason: 'Cancelled because',
    terms: 'Terms of the ad',
    noTerms: 'This ad has no terms.',
    reputation: (orders: number, completion: string) =>
      `${plural(orders, { one: '1 order', other: `${orders} orders` })} in 30 days, ${completion} completed`,
    reputationNew: 'No orders in the last 30 days',
  },
  copy: (what: string) => `Copy: ${what}`,
  copied: 'Copied',
  timeline: {
    title: 'What happened',
    messages: (count: number) => plural(count, { one: '1 message', other: `${count} messages` }),
    hash: 'Hash',
    at: 'At',
    detail: 'Detail',
    save: 'Signed timeline',
    saving: 'Checking the timeline',
    saved: (file: string) => `${file} is saved. Its chain and signature are right.`,
    savedChain: (file: string) => `${file} is saved. Its chain is right; this browser cannot check signatures.`,
    savedUnchecked: (file: string) => `${file} is saved. It can be checked where the page is opened over https.`,
    wrong: 'The timeline does not fit its own signature. It is saved all the same: show it to customer service.',
    failed: (why: string) => `The timeline was not saved. ${why}`,
  },
  ruling: {
    title: 'The ruling',
    reason: (text: string) => `“${text}”`,
    compensation: 'From the deposit',
  },
  review: {
    title: (who: string) => `How was it with ${who}?`,
    good: 'Good',
    bad: 'Bad',
    text: 'A line for others, if you like',
    left: (count: number) => `${count} characters left`,
    act: { good: 'Send a good review', bad: 'Send a bad review' },
    choose: 'Choose good or bad.',
    none: 'Send the review',
    doing: 'Sending the review',
    done: 'Thank you. Others see it on their page.',
    yours: 'Your review',
  },
  list: {
    title: 'My C2C orders',
    label: 'Orders',
    waiting: 'Waits for you',
    all: 'All',
    underWay: 'Under way',
    soundOn: 'Sound is on: turn it off',
    soundOff: 'Sound is off: turn it on',
    empty: 'No orders yet',
    emptyWhy: 'What you buy or sell for money of your own country stands here.',
    emptyState: 'None in this state',
    emptyStateWhy: 'Other states may have some.',
    showAll: 'Show all orders',
    toMarket: 'To the market',
    more: 'Filter and what else there is',
    unread: (count: number) => plural(count, { one: '1 new message', other: `${count} new messages` }),
    left: (figure: string) => `${figure} left`,
  },
  more: {
    title: 'C2C orders and more',
    orders: 'My orders',
    ordersWhy: (open: number, waiting: number) =>
      plural(waiting, { 0: `${open} under way`, other: `${open} under way, ${waiting} of them wait for you` }),
    methods: 'Payment methods',
    methodsWhy: 'Where you are paid to',
    notices: 'Notices',
    noticesWhy: 'How you hear of your orders',
    sound: 'Sound on this device',
    soundWhy: 'When something waits for you',
    merchant: 'Become a merchant',
    merchantWhy: 'Post ads of your own',
    desk: 'Merchant desk',
    deskWhy: 'All open orders at once',
    help: 'Help',
    helpWhy: 'Escrow, paying, appeals, safety',
    cancels: 'Cancels left today',
    day: 'Can still be traded today',
    held: 'Stays for 24 hours after buying',
  },
};

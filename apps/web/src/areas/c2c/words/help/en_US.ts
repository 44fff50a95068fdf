import {
  ADS_MAX,
  APPEAL_DUE_HOURS,
  CANCELS_A_DAY,
  DEMAND_DAYS,
  DEMAND_HOLDINGS,
  dayLimits,
  ESCALATE_HOURS,
  EVIDENCE_FILES,
  EVIDENCE_MEGABYTES,
  FAULT_MINUTES,
  LATE_APPEAL_HOURS,
  NEW_ACCOUNT_DAY_LIMIT,
  NEW_ACCOUNT_DAYS,
  OPEN_ORDERS_MAX,
  ORDER_MIN,
  ORDER_MIN_WORTH,
  PAYMENTS_MAX,
  PRICE_BAND_PERCENT,
  PURCHASE_HOLD_HOURS,
  paymentMinutes,
  RULED_BY_ONE,
  SILENCE_CLAIMS_A_DAY,
  SILENT_MINUTES,
} from '@quay/contract/c2c';
import { list } from '@quay/words/languages/en_US';
import type { Topic, TopicId } from '../../help/topics.ts';

const answer = (id: string, question: string, ...paragraphs: string[]) => ({ id, question, answer: paragraphs });

const topics: Record<TopicId, Topic> = {
  basics: {
    title: 'How C2C works',
    lead: 'Escrow, prices and where coins go',
    answers: [
      answer(
        'what',
        'What is C2C?',
        'A market between people: one pays in their own currency, the other gives coins. The money goes from bank to bank or wallet to wallet, never through Quay. The coins are kept by Quay until the order is over.',
      ),
      answer(
        'escrow',
        'What is escrow?',
        'While an order is under way its coins are locked: neither the seller nor the payer can use them. They leave escrow exactly once: to the payer by a release or a ruling, or back to the seller by a cancel, a time-out before payment, or a ruling.',
        'A sell ad puts its coins into escrow the moment it goes on the shelf, so what it offers is really there.',
      ),
      answer(
        'where',
        'Where do I find bought coins?',
        'In your Spot account, the moment the seller releases them. What you sell stands in your C2C account while it is in escrow: coins that lie free there are taken first, then coins of Spot.',
      ),
      answer(
        'price',
        'What is a floating price?',
        'A share of the reference price, which is the market price in the currency of the ad. It is worked out at the moment you take the ad. If it has moved since you saw it, nothing happens until you have seen the new price and agreed again.',
      ),
      answer(
        'cost',
        'What does it cost?',
        'Quay takes nothing from a C2C order: the payer gets the amount of coins that stands in it. Your bank or payment service may charge you.',
      ),
      answer(
        'limits',
        'How much can I trade?',
        `Taking ads: up to ${dayLimits.basic} USDT a day with basic verification and ${dayLimits.advanced} USDT with advanced. In the first ${NEW_ACCOUNT_DAYS} days of an account it is ${NEW_ACCOUNT_DAY_LIMIT} USDT a day.`,
        `You can have ${OPEN_ORDERS_MAX} orders under way that you have taken. Days begin at midnight UTC.`,
      ),
    ],
  },
  buying: {
    title: 'Buying and paying',
    lead: 'What to do once you have taken an ad',
    answers: [
      answer(
        'pay',
        'How do I pay?',
        'Open the order, copy the account that stands there, and pay the whole amount in one payment with your bank or payment app. Then press “I have paid” in the order. Without that press the order ends when the time runs out.',
      ),
      answer(
        'own-account',
        'May somebody else pay for me?',
        'No. The account that pays has to bear your verified name. A seller need not release for a payment from somebody else, and staff can ask for the money to be sent back.',
      ),
      answer(
        'note',
        'What do I write into the payment’s note?',
        'The reference that stands in the order and nothing else, so that the seller finds the payment in a statement. Nothing about coins, Bitcoin, USDT or Quay: banks may hold or return payments that name them.',
      ),
      answer(
        'time',
        'How long do I have?',
        `As long as the ad says: ${list(paymentMinutes)} minutes. The order shows the deadline by our clock. A moment before it is in time; the deadline itself is late.`,
      ),
      answer(
        'not-released',
        'I have paid and nothing happens',
        `Write to the seller in the order’s chat first. After you marked it paid the order never ends by itself. You can appeal at any time; after ${ESCALATE_HOURS} hours without a release the order goes to our staff by itself.`,
      ),
      answer(
        'wrong-amount',
        'I paid too much, too little or twice',
        'Say so in the chat, with a picture of the payment. If you cannot agree, appeal: the coins stay in escrow until the seller releases them or staff decide.',
      ),
      answer(
        'late',
        'I paid, but the order timed out before I said so',
        `The coins are back with the seller then. If you took a seller’s ad, you can appeal for ${LATE_APPEAL_HOURS} hours after it timed out. If staff find for you, the seller’s deposit pays, as far as it reaches and no more than the order was about.`,
      ),
    ],
  },
  selling: {
    title: 'Selling and releasing',
    lead: 'When to release, and when not',
    answers: [
      answer(
        'when-release',
        'When do I release?',
        'When the whole amount is in your own account and the name that paid is the payer’s verified name, which stands in the order. Look into your bank or payment app. A picture or a message in the chat is no money.',
      ),
      answer(
        'final',
        'Can I take a release back?',
        'No. It asks for your fund password, and for your authenticator or passkey if you have one, because it is final.',
      ),
      answer(
        'other-payer',
        'The money came from another name',
        'Do not release. Ask the payer in the chat, and appeal with a picture of what you received. Such money is often stolen and taken back later.',
      ),
      answer(
        'no-cancel',
        'Why can I not cancel?',
        'Because the payer may have sent the money already. If nobody pays in time, the order ends by itself and the coins are yours again. If a payer asks you to cancel, they can do it themselves.',
      ),
      answer(
        'account',
        'Which account am I paid on?',
        'One of your payment methods. Each bears your verified name. An order keeps the account that it was made with, even if you change the method afterwards.',
      ),
    ],
  },
  cancels: {
    title: 'Cancelling',
    lead: 'Who may, and what counts',
    answers: [
      answer(
        'who-cancels',
        'Who can cancel?',
        'Only the payer, until the coins are released, and never while an appeal is open. The coins go back to the seller.',
        'Never cancel after you have paid: the coins go back at once, and your money is with the seller. Before a cancel the order asks whether you sent money.',
      ),
      answer(
        'three',
        `What happens after ${CANCELS_A_DAY} cancels?`,
        `Three cancels by your own fault in a UTC day block buying until the next day. They also lower your completion rate.`,
      ),
      answer(
        'fault',
        'I cancelled because of the seller',
        `Choose the reason that names the seller, such as an account that does not work or a demand for more money. The seller has ${FAULT_MINUTES} minutes to contest it. Without an answer it counts as the seller’s, and not as yours.`,
        `That the seller does not answer can be said when a message of yours in the order has waited for ${SILENT_MINUTES} minutes, and ${SILENCE_CLAIMS_A_DAY} time in a UTC day.`,
      ),
    ],
  },
  appeals: {
    title: 'Appeals',
    lead: 'When two people cannot agree',
    answers: [
      answer(
        'when-appeal',
        'When can I appeal?',
        'As soon as an order is marked paid, from either side. Say what happened, add pictures, and a way to reach you.',
      ),
      answer(
        'what-happens',
        'What happens then?',
        `The clock stops and the coins stay in escrow; the seller can still release them to the payer. A member of our staff takes it and is to decide within ${APPEAL_DUE_HOURS} hours; the order shows who and until when. Above ${RULED_BY_ONE} USDT two members of staff have to agree.`,
        'A ruling moves the coins in the same moment, to the payer or back to the seller. Its reason stands in the order.',
      ),
      answer(
        'evidence',
        'What helps?',
        'A statement of your bank or payment app with date, amount and both names. A short video of you opening it is better than a picture.',
        `You can add up to ${EVIDENCE_FILES} pictures and ${EVIDENCE_MEGABYTES} MB. If staff ask for something, the order says what.`,
      ),
      answer(
        'withdraw',
        'Can an appeal be withdrawn?',
        'Yes, by agreement: one offers it, the other agrees. The order waits for its release again; it is not cancelled.',
      ),
      answer(
        'staff',
        'How do I know that it is really staff?',
        'Staff speak in the appeal and in the customer service of this app, and nowhere else. They never write to you on WeChat, Telegram or WhatsApp, never ask for a password or code, and never ask you to pay or release to “unlock” something.',
      ),
    ],
  },
  merchants: {
    title: 'Merchants and ads',
    lead: 'Posting ads of your own',
    answers: [
      answer(
        'become',
        'How do I become a merchant?',
        'You need advanced verification, proof of what you trade with, and a deposit in USDT, which is frozen with your application. If you are not accepted it goes straight back to Spot.',
      ),
      answer(
        'deposit',
        'What is the deposit for?',
        'It stays yours. If an order goes wrong through your fault and the coins are gone, a ruling can pay the other side out of it. When it falls below what is needed, your ads are hidden until you add the rest.',
      ),
      answer(
        'ads',
        'What are the rules for ads?',
        `A price within ${PRICE_BAND_PERCENT} % of the reference price, at least ${ORDER_MIN} of its currency for one order (more where that is worth less than ${ORDER_MIN_WORTH} USDT), 1 to ${PAYMENTS_MAX} ways to pay, and up to ${ADS_MAX} ads at once.`,
        `You can ask that takers have advanced verification, have been here for ${DEMAND_DAYS} days, or hold more than ${DEMAND_HOLDINGS} USDT.`,
      ),
      answer(
        'busy',
        'Why can I not close an ad?',
        'It has orders under way or appeals. Take it off the shelf: no new orders come in, and you can close it when the last one is over.',
      ),
      answer(
        'pause',
        'How do I take a break?',
        'Turn off “Take orders” at your desk. Your ads are hidden and nothing is lost; orders under way go on.',
      ),
      answer(
        'stop',
        'How do I get the deposit back?',
        'Ask for it on the merchant page. Staff look that no order and no appeal of your ads is open; then it goes back to Spot.',
      ),
    ],
  },
  statistics: {
    title: 'How statistics are computed',
    lead: 'The formulas behind names',
    answers: [
      answer(
        'completion',
        'Completion rate',
        'Completed ÷ (completed + ended by own fault), of the last 30 days. By own fault are cancels and time-outs of the payer, cancels whose fault the seller accepted for the seller, and orders in which staff ruled for the other side.',
      ),
      answer(
        'release-time',
        'Average release',
        'Mean time from “paid” to the release, of orders of the last 30 days in which somebody was the seller.',
      ),
      answer(
        'pay-time',
        'Average payment',
        'Mean time from the taking of an order to “paid”, of orders of the last 30 days in which somebody was the payer.',
      ),
      answer(
        'counts',
        'Orders and people',
        'Completed orders of 30 days and of all time, and how many different people they were with. Nothing of it can be bought or edited.',
      ),
      answer(
        'reviews',
        'Good and bad reviews',
        'Each side can write one after a completed order, good or bad with a line. Names of the writers are masked.',
      ),
      answer(
        'online',
        'Online',
        'Has Quay open, or used it within the last five minutes. Logging out everywhere ends it.',
      ),
    ],
  },
  safety: {
    title: 'Staying safe',
    lead: 'Signs of fraud, and what protects you',
    answers: [
      answer(
        'signs',
        'How do I see a fraud?',
        'Somebody wants to go on outside of Quay, asks you to release first, sends a picture in place of money, wants to pay from another name, hurries you, or asks for a code. Stop, write nothing more, and appeal.',
      ),
      answer(
        'hold',
        'Why can I not withdraw what I bought?',
        `For ${PURCHASE_HOLD_HOURS} hours the worth of what you bought from others, less what you sold, stays on Quay. Stolen money is often reported within that time. You can trade with the coins at once.`,
      ),
      answer(
        'timeline',
        'What is the signed timeline?',
        'Every event of an order, each chained to the one before by a hash: what was locked, paid, written, decided and released. Both sides can download the same file, and anybody can check with it that nothing was changed afterwards.',
        'It also holds a digest of the account and of the names as the payer was shown them, so that nobody can say later that it was another account.',
      ),
      answer(
        'away',
        'What if Quay is down?',
        'Deadlines stand still while Quay is away. When it is back they are moved by as long as it was gone, and the timeline says so.',
      ),
      answer(
        'names',
        'Who sees my name and account?',
        'The other side of an order with you. The account stands on their screen while the order is under way; the names stay in the order, and the signed timeline that both can save keeps both. Staff see them only with a reason that is kept.',
      ),
    ],
  },
};

type Step = { readonly id: string; readonly title: string; readonly text: string };
const step = (id: string, title: string, text: string): Step => ({ id, title, text });

const trades: Record<'buy' | 'sell', readonly Step[]> = {
  buy: [
    step('choose', 'Choose an ad', 'Enter an amount. See price, limits, how it is paid, and who offers it.'),
    step('lock', 'The coins are locked', 'You take the ad. From now on the seller can give them to nobody but you.'),
    step(
      'pay',
      'You pay',
      'From your own account, the whole amount, to what stands in the order. Nothing about coins in the note.',
    ),
    step(
      'say',
      'You say so',
      'Press “I have paid” before the time runs out. From then on the order never ends by itself.',
    ),
    step('get', 'The seller releases', 'They look into their account, then the coins are in your Spot account.'),
  ],
  sell: [
    step('choose', 'Choose an ad', 'Enter an amount and the account that you want to be paid on.'),
    step('lock', 'Your coins are locked', 'They go into escrow. If nobody pays in time, they come back by themselves.'),
    step('wait', 'The buyer pays', 'The order says until when. You hear of it by the channels that you chose.'),
    step(
      'check',
      'You check',
      'In your own bank or payment app: the whole amount, from the name in the order. A picture is no money.',
    ),
    step('release', 'You release', 'With your fund password. It is final.'),
  ],
};

/** Plain answers about C2C. */
export const words = {
  title: 'C2C help',
  centre: 'All answers',
  trade: 'Step by step',
  tradeWhy: 'What happens in an order, and what you do',
  lead: 'Coins wait in escrow while people pay each other: who pays knows that they are there.',
  picture: 'Coins hang locked between the seller and the payer.',
  seller: 'Seller',
  payer: 'Payer',
  gives: 'gives coins',
  pays: 'pays money',
  escrow: 'in escrow',
  topicsLabel: 'Topics',
  topics,
  trades,
  side: 'What do you do?',
  buy: 'I buy',
  sell: 'I sell',
  more: 'Questions about it',
  search: 'Search the answers',
  clear: 'Clear',
  none: (typed: string) => `No answer says “${typed}”`,
  noneWhy: 'Other words may find it. Our customer service answers too.',
  service: 'Ask customer service',
  serviceWhy: 'People answer, in the chat of this app',
  market: 'To the market',
};

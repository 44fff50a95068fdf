import type { MerchantState } from '@quay/contract/verification';
import type { BusinessField } from '../../validate.ts';

const businessLabels: Record<BusinessField, string> = {
  experience: 'How you mean to trade',
  contact: 'How we can reach you',
  assetData: 'Proof of funds',
  tradeData: 'Record of your trades elsewhere (optional)',
};
const merchantStates: Record<MerchantState, string> = {
  none: 'Not applied',
  auditing: 'Under review',
  verified: 'Verified',
  failed: 'Not accepted',
  'deposit-short': 'Deposit short',
  'refund-auditing': 'Refund under review',
  'refund-failed': 'Refund refused',
  refunded: 'Refunded',
};

/** The certification as a merchant. */
export const merchant = {
  businessLabels,
  merchantStates,
  merchant: {
    title: 'Merchant',
    before: 'Advanced verification comes first',
    beforeWhy: 'A merchant is somebody whose name and address we know.',
    beforeAct: 'See the levels',
    means: 'What a merchant is',
    meansList: [
      'Your C2C ads carry the mark of a certified merchant.',
      'You leave a deposit. It stays yours, and answers for orders that go wrong through your fault.',
      'When you stop, staff look for open cases and give the deposit back.',
    ],
    leaves: 'Leaves Spot',
    leavesWhy: (amount: string) => `of ${amount} available`,
    arrives: 'Arrives as deposit',
    arrivesWhy: 'frozen in your name; back if you are not accepted',
    short: (missing: string) => `${missing} USDT are missing in Spot.`,
    toMarkets: 'Buy USDT',
    about: 'About your trade',
    experienceHint: 'Markets, amounts in a day, payment methods: a few sentences.',
    contactHint: 'An e-mail address or a phone number.',
    proof: 'What you trade with',
    assetHint: 'A statement that shows your name and the funds.',
    tradeHint: 'A page of another exchange with your completed orders.',
    sentHead: 'What happens to the deposit',
    act: (amount: string) => `Deposit ${amount} USDT and apply`,
    acting: (amount: string) => `Depositing ${amount} USDT`,
    topUpAct: (amount: string) => `Add ${amount} USDT to the deposit`,
    topUp: 'Add what is missing',
    deposit: 'Your deposit',
    needed: 'Deposit of a merchant',
    again: 'Apply again',
    auditing: {
      title: 'We have your application',
      lead: 'Your deposit is frozen until it is decided. We write to you.',
    },
    verified: {
      title: 'You are a merchant',
      lead: 'Your ads carry the mark. The deposit stays as long as you are one.',
    },
    failed: { title: 'Not accepted this time', lead: 'Your deposit is back in Spot. You can apply again.' },
    'deposit-short': {
      title: 'Your deposit is too small',
      lead: 'The deposit of merchants has risen. Add what is missing to stay one.',
    },
    'refund-auditing': {
      title: 'You asked to stop',
      lead: 'Staff look for open cases; then the deposit goes back to Spot.',
    },
    'refund-failed': {
      title: 'The refund was refused',
      lead: 'You are still a merchant and your deposit stays. You can ask again.',
    },
    refunded: { title: 'You are no merchant any more', lead: 'Your deposit is back in Spot. You can apply again.' },
    decideBy: 'Decision expected by',
    stop: 'Stop being a merchant',
    stopLead: 'Staff look for open orders and appeals. If there are none, your deposit goes back to Spot.',
    stopLeaves: 'Leaves the deposit',
    stopArrives: 'Arrives in Spot',
    stopArrivesWhy: 'after a review, usually within 3 working days',
    stopReason: 'Why do you want to stop?',
    stopAct: (amount: string) => `Ask for ${amount} USDT back`,
    stopActing: 'Asking',
  },
};

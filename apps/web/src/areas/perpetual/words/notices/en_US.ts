import { plural } from '@quay/words/languages/en_US';

export const words = {
  title: 'Notices',
  bell: (unseen: number) => plural(unseen, { 0: 'Notices', other: `Notices, ${unseen} new` }),
  failed: 'The notices did not load',
  failedWhy: 'Your positions are not touched by it.',
  none: 'No notices yet',
  noneWhy: 'What happens to your contracts stands here: warnings, liquidations, and what changes of a contract.',
  fresh: 'New',
  receipt: (number: number) => `Receipt ${number}`,
  look: 'Look',
  older: 'Show older ones',
  settings: 'How you are told',
  settingsTitle: 'Notices of contracts',
  settingsFailed: 'The settings of notices did not load',
  settingsFailedWhy: 'Nothing was changed.',
  topics: {
    risk: {
      title: 'Risk',
      lead: 'A warning before liquidation, liquidations, auto-deleveraging, and following that stopped at a loss. Always sent by some way.',
    },
    activity: {
      title: 'Activity',
      lead: 'Funding that was paid from a profit, when a contract you hold is halted or opens, and news of whom you follow.',
    },
    alerts: { title: 'Price alerts', lead: 'When a price that you chose is there.' },
  },
  channels: { app: 'On devices with notices on', email: 'By e-mail', sms: 'By text message' },
  last: 'One way stays on. Turn on another one first.',
  device: 'Notices on this device',
  saveFailed: 'That could not be changed. Try again.',
  near: (symbol: string, ratio: string) => `${symbol}: ${ratio} of what stands behind your position is required.`,
  nearAt: (price: string) => `It is liquidated when the mark reaches ${price}.`,
  nearSoon: 'It is liquidated when that is all of it.',
  addMargin: 'Add margin',
  closeQuarter: 'Close 25%',
};

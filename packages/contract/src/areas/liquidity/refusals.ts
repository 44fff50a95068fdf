import { refusals } from '../../refusal.ts';

export const liquidity = refusals('liquidity', {
  closed: [24_101],
  'network-unknown': [24_102, 'networks'],
  'wallet-joined': [24_103],
  'wallet-ours': [24_104],
  'wallet-of-another': [24_105],
  contract: [24_106],
  'chain-silent': [24_107],
  'message-over': [24_108],
  'signature-wrong': [24_109],
  'balance-too-small': [24_110, 'min', 'coin'],
  'too-many-wallets': [24_111, 'max'],
  'wallet-unknown': [24_112],
  'wallet-ended': [24_113],
  'terms-impossible': [24_114],
  'terms-settling': [24_115],
});

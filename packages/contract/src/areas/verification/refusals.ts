import { refusals } from '../../refusal.ts';

export const verification = refusals('verification', {
  'field-malformed': [16001, 'field'],
  'image-missing': [16002, 'field'],
  'image-unknown': [16003, 'field'],
  'birth-too-young': [16004, 'years'],
  'document-expired': [16005],
  'already-submitted': [16006],
  'already-passed': [16007],
  'level-before-missing': [16008, 'level'],
  'document-taken': [16009],
  'deposit-insufficient': [16011, 'amount', 'available'],
  'merchant-already': [16012],
  'merchant-none': [16013],
  'refund-pending': [16014],
  'merchant-busy': [16015],
});

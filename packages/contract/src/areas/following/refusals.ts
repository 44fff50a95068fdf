import { refusals } from '../../refusal.ts';

export const following = refusals('following', {
  self: [25_001],
  'follower-leads': [25_002],
  full: [25_003, 'max'],
  'leader-unknown': [25_004],
  'already-following': [25_005],
  'too-many-leaders': [25_006, 'max'],
  'follow-unknown': [25_007],
  'follow-ended': [25_008],
  'cap-below-min': [25_009, 'min', 'coin'],
  'order-cap-above-cap': [25_010],
  'stop-above-cap': [25_011],
  'leverage-below-one': [25_012],
  'ratio-range': [25_013, 'max'],
  'share-changed': [25_014, 'share'],
  'share-above-max': [25_015, 'max'],
  'leads-already': [25_016],
  'leader-follows': [25_017],
  'application-unknown': [25_018],
  'followers-range': [25_019, 'max'],
  held: [25_020, 'hours'],
  /** Why a copy was skipped; no call is refused these. */
  'mark-moved': [25_021, 'percent'],
  'position-own': [25_022],
  'cap-reached': [25_023],
  'copy-below-min': [25_024],
});

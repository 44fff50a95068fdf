import { refusals } from '../../refusal.ts';

export const upload = refusals('upload', {
  'file-missing': [15001],
  'file-too-large': [15002, 'megabytes'],
  'file-not-image': [15003],
  'file-too-many-pixels': [15004, 'megapixels'],
  'file-damaged': [15005],
  'quota-used': [15006, 'hours'],
  'file-unknown': [15007],
  'link-expired': [15008],
  'file-not-kept': [15009],
});

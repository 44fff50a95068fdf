import { c2cParties, EVIDENCE_FILES } from '@quay/contract/c2c';
import { expect, test } from 'vitest';
import { type AppealDraft, emptyAppeal, missingOf, pictureFields, reasonsFor, withFile } from './appeal.form.ts';

const whole: AppealDraft = {
  orderId: 7,
  reason: 'not-paid',
  description: 'Nothing arrived.',
  contactName: 'Bob',
  contactPhone: '+49 1',
  files: ['a'],
};

test('each empty field is named, and white space is empty', () => {
  expect(missingOf(emptyAppeal)).toEqual(['reason', 'description', 'contactName', 'contactPhone', 'files']);
  expect(missingOf(whole)).toEqual([]);
  expect(missingOf({ ...whole, description: ' \n' })).toEqual(['description']);
  expect(missingOf({ ...whole, files: [] })).toEqual(['files']);
});

test('each side has its own reasons, and after a time-out only the payment counts', () => {
  expect(reasonsFor('paid', 'payer')).toContain('paid-not-released');
  expect(reasonsFor('paid', 'payer')).not.toContain('not-paid');
  expect(reasonsFor('paid', 'seller')).toContain('not-paid');
  for (const party of c2cParties) expect(reasonsFor('timed-out', party)[0]).toBe('paid-after-timeout');
});

test('there is one empty picture field until there is no room', () => {
  expect(pictureFields([])).toBe(1);
  expect(pictureFields(['a', 'b'])).toBe(3);
  expect(pictureFields(Array.from({ length: EVIDENCE_FILES }, String))).toBe(EVIDENCE_FILES);
  expect(pictureFields(['a'], 1)).toBe(1);
});

test('a picture is added, changed and taken away in its place', () => {
  expect(withFile(['a'], 1, 'b')).toEqual(['a', 'b']);
  expect(withFile(['a', 'b'], 0, 'c')).toEqual(['c', 'b']);
  expect(withFile(['a', 'b', 'c'], 1, null)).toEqual(['a', 'c']);
});

import { expect, test } from 'vitest';
import { invitedBy, keepUsercode } from './visitor.ts';

test('the usercode of the address is kept, and a later visit without one does not lose it', () => {
  keepUsercode('?usercode=Bob77&active=2');
  expect(invitedBy.read()).toBe('Bob77');
  keepUsercode('?active=2');
  expect(invitedBy.read()).toBe('Bob77');
});

test('what cannot be a usercode is not kept', () => {
  keepUsercode('?usercode=Alice1');
  keepUsercode('?usercode=%3Cscript%3E');
  keepUsercode(`?usercode=${'x'.repeat(33)}`);
  expect(invitedBy.read()).toBe('Alice1');
});

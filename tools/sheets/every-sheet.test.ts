import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Every sheet that names what leaves and what arrives, and the test that holds its figures against the core. A new sheet
 * without a line here fails.
 */
const heldBy: Readonly<Record<string, string>> = {
  'spot/forms/confirm-order.tsx': 'spot-orders.test.ts',
  'perpetual/forms/close-position.tsx': 'perpetual.test.ts',
  'perpetual/forms/confirm-order.tsx': 'perpetual.test.ts',
  'c2c/take/confirm-take.tsx': 'c2c.test.ts',
  'c2c/ads/step-terms.tsx': 'c2c.test.ts',
  'convert/pages/exchange-submit.tsx': 'convert.test.ts',
  'earn/forms/purchase.tsx': 'earn.test.ts',
  'earn/forms/redeem.tsx': 'earn.test.ts',
  'wallet/forms/transfer-coins.tsx': 'wallet.test.ts',
  'wallet/pages/send-to-user.tsx': 'wallet.test.ts',
  'wallet/pages/withdraw/withdraw-page.tsx': 'wallet.test.ts',
  'wallet/pages/withdraw/withdraw-submit.tsx': 'wallet.test.ts',
  'verification/forms/business.form.tsx': 'wallet.test.ts',
  'verification/forms/stop-merchant.tsx': 'wallet.test.ts',
};

test('every sheet that names money is held against the core', () => {
  const areas = join(import.meta.dirname, '../../apps/web/src/areas');
  const files = readdirSync(areas, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const sheets = files.filter((file) => readFileSync(join(areas, file), 'utf8').includes('<Plate'));
  expect(sheets.sort()).toEqual(Object.keys(heldBy).sort());
  const tests = readdirSync(import.meta.dirname);
  expect(Object.values(heldBy).filter((file) => !tests.includes(file))).toEqual([]);
});

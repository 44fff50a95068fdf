import { z } from 'zod';
import { call } from '../../../call.ts';
import { decimal, idText } from '../../../fields.ts';
import { proof } from '../../../proof.ts';
import { appeal } from '../appeal.ts';
import { buy } from '../buy.ts';
import { cancel } from '../cancel.ts';
import { pay } from '../pay.ts';
import { release } from '../release.ts';
import { sell } from '../sell.ts';
import { amounts, direction, maybe, request } from './fields.ts';

/**
 * The family acts by GET. Each of these has a POST form at the same path; the GET form answers `no-store`, with the
 * token header alone. What carries a fund password has no GET form.
 */

export const legacyNumber = z.object({ order_no: z.string() });
export type LegacyNumber = z.infer<typeof legacyNumber>;

export const legacyOpenRequest = z.strictObject({
  ...request,
  session_token: z.string().max(64).describe('of `c2cOrder!order_open`'),
  c2c_advert_id: idText,
  payment_method_id: idText.describe("the ad's, of a buy; the user's own, of a sale"),
  direction,
  ...amounts,
  symbol_value: maybe(decimal).describe('price that the user has seen; absent means the price now, whatever it is'),
  remark: z.string().max(1000).optional().describe('not looked at'),
});
export const legacyOpenResponse = legacyNumber;
/** Takes an ad. */
export const legacyOpen = call<z.infer<typeof legacyOpenRequest>, LegacyNumber>({
  name: 'c2c/legacy-open',
  way: 'c2c-sale',
  method: 'POST',
  path: '/api/c2cOrder!open.action',
  getTwin: '/api/c2cOrder!open.action',
  permission: 'user',
  refusals: [...new Set([...buy.refusals, ...sell.refusals])],
  about: 'Takes an ad.',
});

export const legacyPayRequest = z.strictObject({ ...request, order_no: idText });
export const legacyPayResponse = legacyNumber;
/** The payer says that the fiat was sent. No fund password is asked for: nothing of the payer's leaves. */
export const legacyPay = call<z.infer<typeof legacyPayRequest>, LegacyNumber>({
  name: 'c2c/legacy-pay',
  method: 'POST',
  path: '/api/c2cOrder!pay_finish.action',
  getTwin: '/api/c2cOrder!pay_finish.action',
  permission: 'user',
  refusals: pay.refusals,
  about: "The payer says that the fiat was sent. No fund password is asked for: nothing of the payer's leaves.",
});

export const legacyCancelRequest = z.strictObject({
  ...request,
  order_no: idText,
  remark: z.string().max(1000).optional().describe('a reason of /otc/order/cancel; any other text is `other`'),
});
export const legacyCancelResponse = legacyNumber;
/** The payer cancels; the coins go back. */
export const legacyCancel = call<z.infer<typeof legacyCancelRequest>, LegacyNumber>({
  name: 'c2c/legacy-cancel',
  method: 'POST',
  path: '/api/c2cOrder!order_cancel.action',
  getTwin: '/api/c2cOrder!order_cancel.action',
  permission: 'user',
  whileFrozen: true,
  refusals: cancel.refusals,
  about: 'The payer cancels; the coins go back.',
});

export const legacyAppealRequest = z.strictObject({
  ...request,
  order_no: idText,
  reason: z.string().max(200).describe('a reason of /otc/order/appeal; any other text is `other`'),
  description: z.string().trim().max(2000),
  name: z.string().trim().max(100),
  phone: z.string().trim().max(40),
  img: z.string().max(1500).optional().describe('uploads for `evidence`, with commas'),
});
export const legacyAppealResponse = legacyNumber;
/** Asks staff to look. The coins stay where they are until it is over. */
export const legacyAppeal = call<z.infer<typeof legacyAppealRequest>, LegacyNumber>({
  name: 'c2c/legacy-appeal',
  method: 'POST',
  path: '/api/c2cAppeal!apply.action',
  getTwin: '/api/c2cAppeal!apply.action',
  permission: 'user',
  whileFrozen: true,
  refusals: appeal.refusals,
  about: 'Asks staff to look. The coins stay where they are until it is over.',
});

export const legacyPassRequest = z.strictObject({
  ...request,
  order_no: idText,
  safe_password: z.string().max(1000).describe('the fund password, as it is or encrypted to the key of /rsa_pub'),
  proof: proof.optional(),
});
export const legacyPassResponse = legacyNumber;
/** The seller releases the coins. It has no GET form: an address is no place for a fund password. */
export const legacyPass = call<z.infer<typeof legacyPassRequest>, LegacyNumber>({
  name: 'c2c/legacy-pass',
  way: 'c2c-release',
  method: 'POST',
  path: '/api/c2cOrder!order_pass.action',
  permission: 'user',
  refusals: release.refusals,
  about: 'The seller releases the coins. It has no GET form: an address is no place for a fund password.',
});

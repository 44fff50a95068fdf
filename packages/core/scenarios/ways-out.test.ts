import { readFileSync } from 'node:fs';
import { type Way, ways } from '@quay/contract';
import { catalog } from '@quay/contract/catalog';
import { expect, test } from 'vitest';
import { commandShapes } from '../src/index.ts';

/** Why a command lets nothing out by its owner's doing. */
type None = { readonly none: string };

const own = { none: 'moves within one owner, or gives back to whose it is' };
const staff = { none: 'staff or Quay itself decide it' };
const time = { none: 'time alone makes it' };
const said = { none: 'moves nothing that is worth something' };

/** Every command of the core, and by which way value leaves somebody through it. A new command is named here, or this fails. */
const leaves: Readonly<Record<string, Way | None>> = {
  'wallet/request-withdrawal': 'withdrawal',
  'wallet/send-to-user': 'withdrawal',
  'c2c/take-ad': 'c2c-sale',
  'c2c/create-ad': 'c2c-sell-ad',
  'c2c/update-ad': 'c2c-sell-ad',
  'c2c/shelve-ad': 'c2c-sell-ad',
  'c2c/release': 'c2c-release',
  'c2c/pay-deposit': 'merchant-deposit',
  'wallet/open-account': own,
  'wallet/transfer-coins': own,
  'wallet/credit-deposit': staff,
  'wallet/reverse-deposit': staff,
  'wallet/approve-withdrawal': staff,
  'wallet/reject-withdrawal': staff,
  'wallet/sign-withdrawal': staff,
  'wallet/settle-withdrawal': staff,
  'wallet/fund-system-account': staff,
  'wallet/acknowledge-reversal': staff,
  'wallet/reopen-withdrawal': staff,
  'wallet/charge-paid-withdrawal': staff,
  'wallet/repay-withdrawal': staff,
  'wallet/book-outflow': staff,
  'wallet/revise-outflow': staff,
  'wallet/begin-hot-wallet': staff,
  'wallet/assign-hot-wallet': staff,
  'wallet/collect-debts': time,
  'wallet/forget-requests': time,
  'market/list-market': staff,
  'market/set-status': staff,
  'spot/place-order': 'far-order',
  'spot/amend-order': 'far-order',
  'spot/place-oco': 'far-order',
  'spot/place-bracket': 'far-order',
  'spot/cancel-order': own,
  'spot/cancel-all': own,
  'spot/forget-client-ids': time,
  'spot/set-fee-tiers': time,
  'perpetual/list-contract': staff,
  'perpetual/set-tiers': staff,
  'perpetual/set-caps': staff,
  'perpetual/set-status': staff,
  'perpetual/record-prices': said,
  'perpetual/place-order': 'far-order',
  'perpetual/cancel-order': own,
  'perpetual/cancel-all': own,
  'perpetual/set-leverage': own,
  'perpetual/set-margin-mode': said,
  'perpetual/add-margin': own,
  'perpetual/remove-margin': own,
  'perpetual/forget-client-ids': time,
  'perpetual/set-fee-tiers': time,
  'perpetual/liquidate': time,
  'perpetual/unwind-fund': time,
  'perpetual/pay-funding': time,
  'perpetual/fire-triggers': time,
  'perpetual/set-triggers': own,
  'perpetual/edit-trigger': own,
  'perpetual/cancel-trigger': own,
  'perpetual/close-all': own,
  'perpetual/amend-order': 'far-order',
  'perpetual/list-delivery': staff,
  'perpetual/deliver': time,
  'perpetual/settle-at-index': staff,
  'perpetual/fund-insurance': staff,
  'convert/quote': said,
  'convert/exchange': { none: 'against the house, at its price' },
  'convert/drop-quotes': time,
  'convert/set-coin': staff,
  'c2c/return-deposit': own,
  'c2c/close-ad': own,
  'c2c/pay': said,
  'c2c/cancel': own,
  'c2c/answer-fault': said,
  'c2c/appeal': said,
  'c2c/withdraw-appeal': said,
  'c2c/rule': staff,
  'c2c/note': said,
  'c2c/time-out-orders': time,
  'c2c/escalate-orders': time,
  'c2c/accept-faults': time,
  'c2c/record-heartbeat': time,
  'c2c/end-standing': time,
  'c2c/block-user': said,
  'c2c/unblock-user': said,
  'c2c/suspend-merchant': staff,
  'c2c/lift-suspension': staff,
  'trading/number-instruments': time,
  'following/apply-leader': said,
  'following/decide-leader': staff,
  'following/resign-leader': said,
  'following/follow': 'following',
  'following/change-terms': 'following',
  'following/stop-following': own,
  'following/copy-orders': time,
  'following/settle-shares': time,
  'loans/set-product': staff,
  'loans/fund-pool': staff,
  'loans/borrow': { none: 'coins come in, and the pledge stays the owner’s' },
  'loans/add-pledge': own,
  'loans/repay': { none: 'pays what is owed to Quay' },
  'loans/renew': { none: 'pays what is owed to Quay' },
  'loans/watch-loans': time,
  'earn/list-product': staff,
  'earn/change-product': staff,
  'earn/set-status': staff,
  'earn/fund': staff,
  'earn/subscribe': { none: 'what is saved stays owed to the owner, and comes back to the owner alone' },
  'earn/redeem': own,
  'earn/buy': own,
  'earn/start-trial': said,
  'earn/exit-early': { none: 'the sum comes back to its owner, and Quay keeps what its terms said that this costs' },
  'earn/take-out': own,
  'earn/freeze-order': staff,
  'earn/unfreeze-order': staff,
  'earn/share-interest': time,
  'earn/pay-redemptions': time,
  'earn/pay-terms': time,
  'credit/set-product': staff,
  'credit/fund-pool': staff,
  'credit/apply': said,
  'credit/decide': staff,
  'credit/accept-offer': { none: 'coins come in' },
  'credit/withdraw': said,
  'credit/repay': { none: 'pays what is owed to Quay' },
  'credit/mark-due': time,
  'liquidity/set-terms': staff,
  'liquidity/link-wallet': said,
  'liquidity/unlink-wallet': said,
  'liquidity/record-readings': said,
  'liquidity/pay-income': time,
  'demo/enter': said,
  'demo/start-over': said,
  'demo/place-order': said,
  'demo/cancel-order': said,
  'demo/cancel-all': said,
  'demo/fill-resting': time,
  'demo/trigger-stops': time,
  'demo/forget-client-ids': time,
  'account/close-account': 'closure',
  'account/keep-account': said,
  'account/end-closures': time,
  'account/look-closure': said,
  'referral/bind': said,
  'referral/record-trait': said,
  'referral/claim': { none: 'the promotion budget pays' },
  'referral/pay-scheduled': time,
  'referral/set-right': staff,
  'referral/correct-referrer': staff,
  'referral/end-days': time,
  'guard/place-hold': said,
  'guard/end-holds': time,
  'guard/freeze-account': said,
  'guard/unfreeze-account': said,
};

/** What moves coins from one owner to another, out of reach, or to the outside. */
const MOVES = /\b(escrow\.(lock|release)|ledger\.(settle|deliver|hold)|matchLoop\.enter)\(/;

const sourceOf = (name: string): string => {
  const [area, verb] = name.split('/');
  const folder = area === 'guard' || area === 'trading' ? area : `areas/${area}`;
  return readFileSync(new URL(`../src/${folder}/commands/${verb}.ts`, import.meta.url), 'utf8');
};

test('every command is a way out that the guard is asked about, or says why it is none', () => {
  expect(Object.keys(leaves).sort()).toEqual(commandShapes.map(({ name }) => name).sort());
  for (const [name, way] of Object.entries(leaves)) {
    const asks = sourceOf(name).match(/guard\.check\([^')]*'([^']+)'/)?.[1];
    expect(asks, name).toBe(typeof way === 'string' ? way : undefined);
  }
  expect([...new Set(Object.values(leaves).filter((way) => typeof way === 'string'))].sort()).toEqual([...ways].sort());
});

test('what moves coins is a way out, or is staff’s or the own', () => {
  const moving = Object.keys(leaves).filter((name) => MOVES.test(sourceOf(name)));
  const excused = moving.filter((name) => typeof leaves[name] !== 'string').sort();
  expect(excused).toEqual(['c2c/rule', 'perpetual/add-margin', 'perpetual/set-leverage', 'wallet/reopen-withdrawal']);
});

test('a call names the way that its command asks about', () => {
  const byWay = (way: Way) => catalog.flatMap(({ call }) => (call.way === way ? [call.name] : [])).sort();
  expect(Object.fromEntries(ways.map((way) => [way, byWay(way)]))).toEqual({
    withdrawal: ['wallet/send-to-user', 'wallet/withdraw'],
    'c2c-sale': ['c2c/buy', 'c2c/legacy-open', 'c2c/quick-buy', 'c2c/quick-sell', 'c2c/sell'],
    'c2c-sell-ad': ['c2c/create-ad', 'c2c/shelve-ad', 'c2c/update-ad'],
    'c2c-release': ['c2c/legacy-pass', 'c2c/release'],
    'merchant-deposit': ['verification/apply-business'],
    'far-order': [
      'perpetual/amend-order',
      'perpetual/close-by-order',
      'perpetual/legacy-close-by-order',
      'perpetual/legacy-delivery-place',
      'perpetual/legacy-place',
      'perpetual/place-order',
      'spot/amend-order',
      'spot/place-bracket',
      'spot/place-oco',
      'spot/place-order',
    ],
    following: ['following/change-terms', 'following/follow'],
    closure: ['account/close-account'],
  });
});

/** Routes that submit a command that lets value go, and the calls that they answer. */
test('no call without a way submits a command that lets value go', () => {
  const held = [
    'withdrawals-held',
    'sales-held',
    'seller-held',
    'release-held',
    'deposit-held',
    'far-price-held',
    'held',
  ];
  for (const { call } of catalog) {
    const says = call.refusals.some(({ reason }) => held.includes(reason.split('/')[1]!));
    expect([call.name, says]).toEqual([call.name, call.way !== undefined]);
  }
});

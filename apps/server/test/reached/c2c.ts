/** Refusals that the tests of ads, orders and the market meet; each test file looks whether it still does. */
export const c2cTradeReasons = [
  'c2c/price-moved',
  'c2c/no-offer',
  'c2c/request-id-reused',
  'c2c/ad-off-shelf',
  'c2c/ad-short',
  'c2c/quantity-below-traded',
  'c2c/ad-busy',
  'c2c/acceptor-off',
  'c2c/acceptor-unknown',
  'c2c/review-not-yet',
  'c2c/review-already',
  'verification/merchant-busy',
] as const;

export const c2cGuardReasons = [
  'c2c/not-acceptor',
  'c2c/coin-unknown',
  'c2c/fiat-unknown',
  'c2c/no-reference',
  'c2c/amount-malformed',
  'c2c/price-out-of-band',
  'c2c/limits-wrong',
  'c2c/minutes-unknown',
  'c2c/payments-wrong',
  'c2c/method-unknown',
  'c2c/method-mismatch',
  'c2c/text-too-long',
  'c2c/ads-too-many',
  'c2c/balance-too-small',
  'c2c/ad-unknown',
  'c2c/ad-closed',
  'c2c/own-ad',
  'c2c/level-needed',
  'c2c/demand-verified',
  'c2c/demand-age',
  'c2c/demand-holdings',
  'c2c/amount-out-of-range',
  'c2c/open-orders-limit',
  'c2c/day-limit',
  'c2c/cancels-today',
  'c2c/request-id-malformed',
  'c2c/order-unknown',
  'c2c/order-not-unpaid',
  'c2c/acceptor-cannot-pay',
  'c2c/user-cannot-pay',
  'c2c/payment-late',
  'c2c/seller-cannot-cancel',
  'c2c/order-not-cancellable',
  'c2c/release-unpaid',
  'c2c/not-seller',
  'c2c/order-over',
  'c2c/fault-none',
] as const;

export const c2cTheftReasons = [
  'c2c/sales-held',
  'c2c/release-held',
  'c2c/seller-held',
  'c2c/method-waits',
  'wallet/deposit-held',
  'spot/far-price-held',
] as const;

export const c2cPurchaseReasons = ['wallet/purchase-held'] as const;

export const c2cSuspensionReasons = [
  'c2c/merchant-suspended',
  'c2c/advertiser-stopped',
  'staff/merchant-none',
  'staff/suspension-unchanged',
] as const;

export const c2cNumberReasons = ['c2c/silence-too-short', 'c2c/silence-claimed'] as const;

export const merchantRequirementReasons = [
  'c2c/merchant-second-factor',
  'c2c/merchant-contact',
  'c2c/advertiser-stopped',
  'staff/applicant-second-factor',
  'staff/applicant-contact',
] as const;

export const c2cPeopleReasons = [
  'c2c/ad-unavailable',
  'c2c/user-blocked',
  'c2c/block-self',
  'c2c/block-unknown',
  'c2c/blocks-too-many',
  'c2c/follow-self',
  'c2c/follows-too-many',
] as const;

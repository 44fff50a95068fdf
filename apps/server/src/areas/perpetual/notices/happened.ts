import type { ContractEvent } from '@quay/contract/perpetual';
import type { Contract } from '@quay/core';
import { divide, text } from '@quay/money';
import type { NewContractNotice, Unnotified } from '@quay/store';
import { noticesOfAlerts } from './of-alerts.ts';
import { noticesOfCredit } from './of-credit.ts';
import { noticesOfEarn } from './of-earn.ts';
import { noticesOfFollowing } from './of-following.ts';
import { noticesOfLiquidity } from './of-liquidity.ts';
import { noticesOfLoans } from './of-loans.ts';
import { noticesOfReferral } from './of-referral.ts';

/** A price that a quantity was closed at, from what it came to. */
function priceOf({ kind }: Contract, quantity: bigint, value: bigint): string {
  if (quantity === 0n || value === 0n) return '–';
  return text(kind === 'linear' ? divide(value, quantity, 'down') : divide(quantity, value, 'down'));
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

const eventOfStatus: Readonly<Record<string, ContractEvent>> = {
  halted: 'halted',
  'reduce-only': 'reduce-only',
  trading: 'reopened',
};

/** Parts of the life of a dated contract that its holders are told of beforehand. */
const eventOfLife: Readonly<Record<string, ContractEvent>> = {
  'expiring-day': 'expiring-day',
  'expiring-hour': 'expiring-hour',
};

/** A moment to the minute, such as `2026-11-27 08:00 UTC`. */
const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** What users are told of what happened, with all that the words are filled with but a link. */
export async function noticesOf(
  unnotified: Unnotified,
  contractOf: (symbol: string) => Contract,
  expiryOf: (symbol: string) => number | null,
  holders: (contract: string) => Promise<number[]>,
): Promise<NewContractNotice[]> {
  const { warnings, liquidations, takings, covers, settings, deliveries, ...ofOthers } = unnotified;
  const { credits, liquidityDays, referralClaims, priceAlerts } = ofOthers;
  const notices: NewContractNotice[] = [];
  for (const { id, owner, position, markPrice, equity, maintenance, asset, at } of warnings) {
    const ratio = equity > 0n ? `${(maintenance * 100n) / equity} %` : '100 %';
    notices.push({
      ...{ userId: owner, event: 'warned', reference: id, contract: position, step: null, at },
      params: {
        ...{ ratio, mark: text(markPrice) },
        ...{ equity: `${text(equity)} ${asset}`, required: `${text(maintenance)} ${asset}` },
      },
    });
  }
  for (const step of liquidations) {
    const contract = contractOf(step.contract);
    const size = (quantity: bigint) => `${text(quantity)} ${contract.base}`;
    notices.push({
      ...{ userId: step.owner, event: 'liquidated', reference: step.id, contract: step.contract, step: step.id },
      at: step.at,
      params: {
        closed: size(step.closed),
        price: priceOf(contract, step.closed, step.value),
        mark: text(step.markPrice),
        left: size(absolute(step.quantity) - step.closed),
      },
    });
  }
  for (const { id, counterparty, contract, liquidation, quantity, price, markPrice, at } of takings) {
    notices.push({
      ...{ userId: counterparty, event: 'deleveraged', reference: id, contract, step: liquidation, at },
      params: {
        closed: `${text(quantity)} ${contractOf(contract).base}`,
        price: text(price),
        mark: text(markPrice),
      },
    });
  }
  for (const { id, owner, contract, amount, markPrice, at } of covers) {
    notices.push({
      ...{ userId: owner, event: 'covered', reference: id, contract, step: null, at },
      params: { amount: `${text(amount)} ${contractOf(contract).quote}`, mark: text(markPrice) },
    });
  }
  for (const { id, contract, kind, after, at } of settings) {
    const event = kind === 'status' ? eventOfStatus[after] : kind === 'life' ? eventOfLife[after] : undefined;
    if (event === undefined) continue;
    const params: Record<string, string> = kind === 'life' ? { expiry: utc(expiryOf(contract)!) } : {};
    for (const userId of await holders(contract)) {
      notices.push({ userId, event, reference: id, contract, step: null, at, params });
    }
  }
  for (const { id, owner, contract, quantity, price, profit, fee, at } of deliveries) {
    const { base, quote } = contractOf(contract);
    notices.push({
      ...{ userId: owner, event: 'settled', reference: id, contract, step: null, at },
      params: {
        ...{ closed: `${text(absolute(quantity))} ${base}`, price: text(price) },
        ...{ profit: `${text(profit)} ${quote}`, fee: `${text(fee)} ${quote}` },
      },
    });
  }
  const others = [...noticesOfFollowing(ofOthers), ...noticesOfLoans(ofOthers), ...noticesOfEarn(ofOthers)];
  others.push(...noticesOfCredit(credits), ...noticesOfLiquidity(liquidityDays), ...noticesOfReferral(referralClaims));
  return [...notices, ...others, ...noticesOfAlerts(priceAlerts)];
}

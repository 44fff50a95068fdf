import { type RequestedLiquidityTerms, staff as refusals } from '@quay/contract/staff';
import { parse } from '@quay/money';
import type { No } from '../../edge/envelope.ts';
import type { StaffNeeds } from './needs.ts';
import type { Proposal } from './proposals.ts';

/**
 * Does what two of staff have decided about Earn, or gives why it cannot be done any more. It is done before the decision
 * is written: a stop between the two leaves the approval open. So each names the state that it was asked at, and approving
 * it again finds another one and changes nothing.
 */
export async function fulfilOnEarn(
  request: Proposal,
  administration: StaffNeeds['earn'],
  wallets: StaffNeeds['liquidity'],
): Promise<No | undefined> {
  const changed = { refusal: refusals['earn-changed'], params: {} };
  switch (request.kind) {
    case 'list-earn-product': {
      const { kind, asset, days, terms } = request.payload;
      return administration.list({ kind, asset, days }, terms);
    }
    case 'change-earn-product': {
      const { product, version, terms } = request.payload;
      const known = await administration.product(product);
      return known?.version === version ? administration.change(product, terms) : changed;
    }
    case 'reopen-earn-product': {
      const known = await administration.product(request.payload.product);
      return known && !known.isOpen ? administration.setOpen(request.payload.product, true) : changed;
    }
    case 'fund-earn': {
      const { code, asset, amount, putIn, takenOut } = request.payload;
      const known = await administration.fund(code, asset);
      const isUnchanged = (known?.putIn ?? 0n) === parse(putIn) && (known?.takenOut ?? 0n) === parse(takenOut);
      return isUnchanged ? administration.putIn(code, asset, signedUnits(amount)) : changed;
    }
    case 'set-liquidity-terms': {
      const { terms, before } = request.payload;
      return isSame(await wallets.terms(), before ?? undefined) ? wallets.set(terms) : changed;
    }
    case 'unfreeze-earn-order':
      return administration.unfreeze(request.payload.order);
    default:
      return undefined;
  }
}

/** Whether terms are those that somebody saw who requested other ones. */
const isSame = (one: RequestedLiquidityTerms | undefined, other: RequestedLiquidityTerms | undefined): boolean =>
  one?.rate === other?.rate &&
  one?.minHeld === other?.minHeld &&
  one?.maxHeld === other?.maxHeld &&
  one?.open === other?.open;

/** An amount that may be below zero; it was read when somebody asked. */
export function signedUnits(written: string): bigint {
  const amount = parse(written.replace('-', '')) ?? 0n;
  return written.startsWith('-') ? -amount : amount;
}

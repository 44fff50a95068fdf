import { accountMutants } from './account.ts';
import { c2cMutants } from './c2c.ts';
import { capsMutants } from './caps.ts';
import { convertMutants } from './convert.ts';
import { creditMutants } from './credit.ts';
import { deliveryMutants } from './delivery.ts';
import { demoMutants } from './demo.ts';
import { earnMutants } from './earn.ts';
import { engineMutants } from './engine.ts';
import { followingMutants } from './following.ts';
import { fundingMutants } from './funding.ts';
import { guardMutants } from './guard.ts';
import { ledgerMutants } from './ledger.ts';
import { linkedOrderMutants } from './linked-orders.ts';
import { liquidityMutants } from './liquidity.ts';
import { loansMutants } from './loans.ts';
import { marginMutants } from './margin.ts';
import { matchingMutants } from './matching.ts';
import type { Mutant } from './mutant.ts';
import { perpetualMutants } from './perpetual.ts';
import { placesOf } from './pieces.ts';
import { receiptMutants } from './receipts.ts';
import { referralMutants } from './referral.ts';
import { spotMutants } from './spot.ts';
import { triggerMutants } from './triggers.ts';
import { walletMutants } from './wallet.ts';
import { warningMutants } from './warnings.ts';

export const mutants: readonly Mutant[] = [
  ...ledgerMutants,
  ...engineMutants,
  ...matchingMutants,
  ...spotMutants,
  ...linkedOrderMutants,
  ...c2cMutants,
  ...walletMutants,
  ...convertMutants,
  ...guardMutants,
  ...marginMutants,
  ...perpetualMutants,
  ...followingMutants,
  ...creditMutants,
  ...fundingMutants,
  ...deliveryMutants,
  ...receiptMutants,
  ...triggerMutants,
  ...capsMutants,
  ...warningMutants,
  ...loansMutants,
  ...earnMutants,
  ...liquidityMutants,
  ...referralMutants,
  ...demoMutants,
  ...accountMutants,
];

/** The source with the fault in it. What is not there exactly once is an error: a mutant that changes nothing lies. */
export function mutated(source: string, { name, file, from, to }: Mutant): string {
  const places = placesOf(from, source);
  if (places.length !== 1) throw new Error(`${file} has the text of "${name}" ${places.length} times`);
  const [start, end] = places[0]!;
  return source.slice(0, start) + to + source.slice(end);
}

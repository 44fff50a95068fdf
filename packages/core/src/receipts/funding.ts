import { defaultFundingCap, fundingRate, fundingReceived } from '../margin/funding.ts';
import type { FundingReceipt, PaymentReceipt } from './document.ts';
import { type Line, line, maybeWhole, sum, tableOf, whole } from './figures.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SAMPLE_MS = 5000;
const SAMPLES_A_MINUTE = MINUTE_MS / SAMPLE_MS;
/** From one stamp to the next: what a rate is quoted for, whatever part of it a contract was there. */
const HOURS = 8n;

/** Works out a funding period: the rate from the samples of its minutes, and what may be left. */
export function fundingLines(receipt: FundingReceipt): readonly Line[] {
  const { startsAt, endsAt, minutes, terms, wasOpen, received, holders } = receipt;
  let before = Number.NEGATIVE_INFINITY;
  for (const { at, premiums } of minutes) {
    const isWithin = at % MINUTE_MS === 0 && at + MINUTE_MS > startsAt && at < endsAt && at > before;
    if (!isWithin || premiums.length !== SAMPLES_A_MINUTE) throw new Error(`a minute at ${at} is not of the period`);
    before = at;
  }
  if (endsAt % (Number(HOURS) * HOUR_MS) !== 0 || startsAt >= endsAt) throw new Error('the period ends at no stamp');
  const samples = minutes.flatMap(({ premiums }) => premiums.flatMap((one) => maybeWhole(one) ?? []));
  const due = endsAt / SAMPLE_MS - Math.floor(startsAt / SAMPLE_MS);
  const premiumSum = sum(samples);
  const cap = defaultFundingCap(tableOf(receipt.tiers));
  const said = { interest: whole(terms.interest), damp: whole(terms.damp), cap: whole(terms.cap), hours: HOURS };
  const rate = wasOpen ? fundingRate({ sum: premiumSum, due: BigInt(due) }, said) : 0n;
  const left = -whole(received);
  const isResidue = left === 0n || (left > 0n && left < BigInt(holders));
  return [
    line('samples', `${receipt.samples} of ${receipt.due}`, `${samples.length} of ${due}`),
    line('premium-sum', receipt.premiumSum, premiumSum),
    line('cap', terms.cap, cap),
    line('rate', receipt.rate, rate),
    line('residue', left, isResidue ? left : `less than ${holders}`),
  ];
}

/** Works out what one holder paid or received, against the receipt of the period that it names. */
export function paymentLines(payment: PaymentReceipt, period: FundingReceipt): readonly Line[] {
  const { contract, rate, mark, quantity, amount, shortfall } = payment;
  const found = fundingReceived(contract.kind, whole(quantity), whole(mark), whole(rate));
  const most = found < 0n ? -found : 0n;
  const unpaid = whole(shortfall);
  const said = [contract.symbol, contract.kind, contract.quote, payment.stamp, rate, mark, payment.funding.number];
  const fixed = period.contract;
  return [
    line(
      'stamp',
      said.join(' '),
      [fixed.symbol, fixed.kind, fixed.quote, period.endsAt, period.rate, period.mark, period.number].join(' '),
    ),
    line('payment', amount, found),
    line('residue', shortfall, unpaid >= 0n && unpaid <= most ? unpaid : `at most ${most}`),
  ];
}

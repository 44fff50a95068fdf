import type { FundingPeriodLine, ReceiptFile } from '@quay/contract/perpetual';
import { type Rate, units } from '@quay/money';
import { fileText } from './kept-file.ts';
import { checkFile } from './verify.ts';

/** What working a period's rate out has given: the rate that its samples make, or nothing where its receipt does not hold. */
export type PeriodCheck = { readonly found: Rate | undefined; readonly isEqual: boolean };

/** Works a rate out from the samples of its period and holds it against the one that is listed. */
export async function checkPeriod(
  { period, rate }: Pick<FundingPeriodLine, 'period' | 'rate'>,
  file: ReceiptFile,
): Promise<PeriodCheck> {
  const checked = await checkFile(fileText(file), undefined);
  const one = checked?.receipts[0];
  const line = one?.worked.lines.find(({ name }) => name === 'rate');
  const isOfIt = one?.document.kind === 'funding' && one.document.period === period;
  if (!one || !line || !isOfIt || one.signature === 'wrong') return { found: undefined, isEqual: false };
  const found = BigInt(line.found);
  const isWorked = one.worked.lines.every(({ name, equal }) => equal || name === 'rate');
  return { found, isEqual: isWorked && found === units(rate) };
}

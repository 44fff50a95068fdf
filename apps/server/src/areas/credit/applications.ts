import {
  type ApplyCredit,
  CREDIT_COIN,
  CREDIT_REVIEW_DAYS,
  type CreditDocument,
  credit,
  creditDocuments,
} from '@quay/contract/credit';
import { levels } from '@quay/contract/identity';
import { parse } from '@quay/money';
import type { No } from '../../edge/envelope.ts';
import { workingDaysAfter } from '../../system/working-days.ts';
import type { CreditNeeds } from './needs.ts';
import { type Said, sealSaid } from './sealed.ts';

const no = (refusal: No['refusal'], field?: string): No =>
  field === undefined ? { refusal, params: {} } : { refusal, params: { field }, field };

/** An application that was written down, before the core knows of it. */
export type Written = {
  readonly application: number;
  readonly files: readonly string[];
  readonly command: {
    readonly asset: string;
    readonly days: number;
    readonly amount: bigint;
    readonly dailyRate: bigint;
  };
};

const FIGURES = ['income', 'rent', 'otherCredit'] as const;

/** Reads an application and writes it down sealed, or says what is wrong with it. */
export async function writeApplication(
  { reads, secrets, verification, now }: Omit<CreditNeeds, 'core'>,
  owner: number,
  request: ApplyCredit,
): Promise<Written | No> {
  const amount = parse(request.amount);
  if (amount === undefined || amount === 0n) return { ...no(credit['amount-malformed']), field: 'amount' };
  const dailyRate = parse(request.dailyRate);
  if (dailyRate === undefined) return { ...no(credit['amount-malformed']), field: 'dailyRate' };
  for (const name of FIGURES) {
    const figure = parse(request[name]);
    if (figure === undefined || (name === 'income' && figure === 0n)) return no(credit['figure-malformed'], name);
  }
  if (!request.acceptTerms) return { ...no(credit['terms-not-accepted']), field: 'acceptTerms' };
  const user = (await reads.identity.userById(owner))!;
  if (levels.indexOf(user.level) < levels.indexOf('basic')) return no(credit['level-missing']);

  const idPhoto = request.documents['id-photo'] === undefined ? await verification.idPhotoOf(owner) : undefined;
  const documents: Partial<Record<CreditDocument, string>> = {};
  const files: { field: string; id: string }[] = [];
  for (const name of creditDocuments) {
    const id = request.documents[name];
    if (id !== undefined) {
      documents[name] = id;
      files.push({ field: `documents.${name}`, id });
    } else if (name === 'id-photo' && idPhoto !== undefined) documents[name] = idPhoto;
    else if (name !== 'property') return no(credit['document-missing'], `documents.${name}`);
  }
  const { currency, income, rent, otherCredit, note = '' } = request;
  const said: Said = { currency, income, rent, otherCredit, note, documents, ofVerification: idPhoto !== undefined };
  const at = now();
  const added = await reads.credit.addApplication({
    ...{ user: owner, sealed: sealSaid(secrets, owner, said), at, level: 'basic' },
    ...{ dueAt: workingDaysAfter(at, CREDIT_REVIEW_DAYS), files },
  });
  if ('no' in added) {
    return added.no === 'level' ? no(credit['level-missing']) : no(credit['document-unknown'], added.field);
  }
  const { coinSymbol: asset = CREDIT_COIN, cycle: days } = request;
  return { application: added.id, files: files.map(({ id }) => id), command: { asset, days, amount, dailyRate } };
}

import { type AppealReason, type C2cOrderState, type C2cParty, EVIDENCE_FILES } from '@quay/contract/c2c';

/** Why one of the two may appeal, the likeliest first. `silent` is also what an appeal by nobody says. */
export function reasonsFor(state: C2cOrderState, party: C2cParty): readonly AppealReason[] {
  if (state === 'timed-out') return ['paid-after-timeout', 'other'];
  return party === 'payer'
    ? ['paid-not-released', 'silent', 'other']
    : ['not-paid', 'paid-less', 'other-payer', 'account-frozen', 'other'];
}

/** What is typed of an appeal. */
export type AppealDraft = {
  readonly orderId: number;
  readonly reason: AppealReason | '';
  readonly description: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly files: readonly string[];
};

export const emptyAppeal: AppealDraft = {
  orderId: 0,
  reason: '',
  description: '',
  contactName: '',
  contactPhone: '',
  files: [],
};

export const appealFields = ['reason', 'description', 'contactName', 'contactPhone', 'files'] as const;
export type AppealField = (typeof appealFields)[number];

/** Which fields are still empty; the server validates again. */
export function missingOf(draft: AppealDraft): AppealField[] {
  return appealFields.filter((field) => {
    const value = draft[field];
    return typeof value === 'string' ? value.trim() === '' : value.length === 0;
  });
}

/** How many picture fields are shown: one for each picture, and one more while there is room. */
export const pictureFields = (files: readonly string[], room: number = EVIDENCE_FILES): number =>
  Math.min(room, files.length + 1);

/** The files after a field was filled, changed or emptied. */
export function withFile(files: readonly string[], place: number, fileId: string | null): string[] {
  const next = [...files];
  if (fileId === null) next.splice(place, 1);
  else next[place] = fileId;
  return next;
}

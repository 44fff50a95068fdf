import type { Refusal } from '@quay/contract';
import { SAME_PERSON_DAYS, staff } from '@quay/contract/staff';
import { independentPersons, SAME_PERSON_MS } from './persons.ts';
import {
  ADMINISTRATOR,
  accountOf,
  concernsRole,
  fulfil,
  type PowerRows,
  type Proposal,
  requestOf,
} from './proposals.ts';

/** Whoever asks or decides. */
export type Actor = { readonly id: number; readonly roleId: number; readonly role: string };
export type NotDone = { readonly refusal: Refusal; readonly params: Record<string, string> };

const notDone = (refusal: Refusal): NotDone => ({ refusal, params: {} });
const samePerson: NotDone = { refusal: staff['same-person'], params: { days: String(SAME_PERSON_DAYS) } };

/** Asks for what takes two; gives the number of the approval. Within one transaction, as everything here. */
export const ask = (rows: PowerRows, by: Actor, request: Proposal, now: number): Promise<number> => {
  const { kind, payload, details, reason = '' } = request;
  return rows.addApproval({ kind, payload, details, reason, requestedBy: by.id, at: now });
};

/**
 * Adds a member at once during the first start, while there have never been two administrators, where an administrator
 * asks; else asks for it. Two people need two who are there, and until then the first one builds the team. Who is added
 * then counts as a person of their own. That it is over stands in the rows for ever.
 */
export async function addOrAsk(
  rows: PowerRows,
  by: Actor,
  request: Proposal & { readonly kind: 'add-member' },
  now: number,
): Promise<{ readonly approvalId: number | null } | NotDone> {
  // Before it is looked whether there were two: whoever adds administrators does it one after the other.
  await rows.activeAdministrators();
  const isFirstStart = by.role === ADMINISTRATOR && (await rows.bootstrapEndedAt()) === undefined;
  if (!isFirstStart) return { approvalId: await ask(rows, by, request, now) };
  const payload = { ...request.payload, issuedBy: undefined };
  const refusal = await fulfil({ ...request, payload }, rows, now);
  return refusal ? notDone(refusal) : { approvalId: null };
}

/**
 * What else an approval does, outside of the rows: on a chain, or in the core. It is done before the rows say that it was
 * decided, so that a stop in between leaves it open; doing it again changes nothing.
 */
export type Outside = (proposal: Proposal, requestedBy: number) => Promise<NotDone | undefined>;

/** What was decided. */
export type Decided = { readonly wanted: Proposal; readonly requestedByName: string };

/**
 * Approves or refuses what was asked for, and does it. Neither the account that asked decides, nor the one it is about,
 * nor any that counts as the same person.
 */
export async function decide(
  rows: PowerRows,
  by: Actor,
  { approvalId, approve, remark }: { readonly approvalId: number; readonly approve: boolean; readonly remark: string },
  now: number,
  outside?: Outside,
): Promise<Decided | NotDone> {
  // First of all locks: what is decided may withdraw what another decides just now.
  await rows.activeAdministrators();
  const approval = await rows.approvalToDecide(approvalId);
  if (!approval) return notDone(staff['approval-unknown']);
  const asker = await rows.member(approval.requestedBy);
  if (approval.state !== 'open' || !asker?.active) return notDone(staff['approval-decided']);
  const request = requestOf(approval);
  const about = accountOf(request);
  if (approval.requestedBy === by.id || about === by.id || concernsRole(request, by.roleId)) {
    return notDone(staff['second-person-needed']);
  }
  const params = { account: approval.requestedBy, at: approval.requestedAt };
  const others = about === undefined ? [params] : [params, { account: about, at: now }];
  if (!(await isAnother(rows, by.id, others, now))) return samePerson;
  if (!approve && remark === '') return notDone(staff['reason-missing']);

  const no = approve ? await outside?.(request, approval.requestedBy) : undefined;
  if (no) return no;
  const refusal = approve ? await fulfil(request, rows, now) : undefined;
  if (refusal) return notDone(refusal);
  await rows.decideApproval(approvalId, { state: approve ? 'approved' : 'refused', by: by.id, at: now, remark });
  return { wanted: request, requestedByName: approval.requestedByName };
}

/**
 * Notes that an account takes part in a decision that takes two. Of one person one account takes part, also of those that
 * ask side by side: this is checked and written before whoever counts the approvals gets it.
 */
export async function takePart(
  rows: PowerRows,
  {
    subject,
    account,
    before,
  }: { readonly subject: string; readonly account: number; readonly before: readonly number[] },
  now: number,
): Promise<NotDone | undefined> {
  const deciders = [...(await rows.decidersOf(subject)), ...before.map((one) => ({ account: one, at: now }))];
  if (deciders.some((one) => one.account === account)) return undefined;
  if (!(await isAnother(rows, account, deciders, now))) return samePerson;
  await rows.addDecider(subject, account, now);
  return undefined;
}

/**
 * Whether an account is another person than each of those who acted before: whoever any of them counted as when it acted,
 * or counts as now. What somebody asked for with an account of theirs does not become another person's by waiting.
 */
async function isAnother(
  rows: PowerRows,
  account: number,
  others: readonly { readonly account: number; readonly at: number }[],
  now: number,
): Promise<boolean> {
  const first = Math.min(now, ...others.map(({ at }) => at));
  const issued = await rows.issuedSince(first - SAME_PERSON_MS);
  return others.every((other) => independentPersons([other.account, account], issued, [other.at, now]));
}

import { plainText } from '@quay/contract';
import {
  APPEAL_DUE_HOURS,
  type AppealCard,
  type AppealReason,
  type C2cParty,
  c2c,
  EVIDENCE_FILES,
  EVIDENCE_MEGABYTES,
  LATE_APPEAL_HOURS,
  may,
  partyOf,
} from '@quay/contract/c2c';
import type { AppealOrder, C2cEventRow, C2cOrder, WithdrawAppeal } from '@quay/core';
import { text as decimalOf } from '@quay/money';
import type { Reads } from '@quay/store';
import type { CorePort } from '../../../core-host/port.ts';
import type { No } from '../../../edge/envelope.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { KeyedMutex } from '../../../system/keyed-mutex.ts';
import type { Described, Vault } from '../../../vault/vault.ts';
import { firstName } from '../first-name.ts';
import { checkedOf } from '../orders/waits.ts';
import { digestOf } from '../timeline/digest.ts';
import type { Timelines } from '../timeline/timelines.ts';
import { type AppealsDesk, type AppealsDeskNeeds, createAppealsDesk } from './appeals-desk.ts';
import { isUnderAppeal } from './case-on-wire.ts';
import { sealContact } from './sealed.ts';

const HOUR_MS = 60 * 60_000;
const MEGABYTE = 1024 * 1024;

export type AppealRequest = {
  readonly reason: AppealReason;
  readonly description: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly files: readonly string[];
};

/** What came of it is in the rows from this seq on. */
type Written = { readonly seq: number };

export type Appeals = {
  /** The appeal as both sides see it; links are good for this viewer alone. */
  cardOf(order: C2cOrder, viewer: string, rows: Reads): Promise<AppealCard | null>;
  appeal(order: C2cOrder, user: number, request: AppealRequest): Promise<Written | No>;
  addEvidence(
    order: C2cOrder,
    user: number,
    evidence: { readonly text: string; readonly files: readonly string[] },
  ): Promise<Written | No>;
  withdraw(order: C2cOrder, user: number): Promise<Written | No>;
  /** An appeal by nobody begins; again it changes nothing. */
  escalated(event: C2cEventRow): Promise<void>;
  /** What staff do. */
  readonly desk: AppealsDesk;
};

/** It waits for its release, or for another appeal, as if there had been none. */
const isWithdrawn = ({ state, rulingFor }: C2cOrder): boolean =>
  state === 'paid' || (state === 'timed-out' && rulingFor === null);

/** It timed out, and nobody appealed while that was open: the core has let go of it. */
const isOverByTime = ({ state, side, standing: listed, rulingFor }: C2cOrder, party: C2cParty): boolean =>
  state === 'timed-out' && side === 'sell' && party === 'payer' && listed === 'over' && rulingFor === null;

const no = (refusal: No['refusal'], field?: string, params: Record<string, string> = {}): No =>
  field === undefined ? { refusal, params } : { refusal, params, field };

const tooLate = no(c2c['appeal-late'], undefined, { hours: String(LATE_APPEAL_HOURS) });

export function createAppeals(
  needs: AppealsDeskNeeds & {
    readonly core: CorePort;
    readonly secrets: Secrets;
    readonly vault: Pick<Vault, 'describe' | 'link'>;
    readonly timelines: Timelines;
    readonly mutex: KeyedMutex;
  },
): Appeals {
  const { rows: store, core, secrets, vault, timelines, mutex, now } = needs;

  const evidenceFull = no(c2c['appeal-files'], 'files', {
    max: String(EVIDENCE_FILES),
    megabytes: String(EVIDENCE_MEGABYTES),
  });

  /** The files that a side adds, if it may. Those that it gave before count. */
  async function validateFiles(order: C2cOrder, user: number, ids: readonly string[]): Promise<Described[] | No> {
    const added = [...new Set(ids)];
    const given = (await store.evidenceOf(order.id)).filter(({ party }) => party === partyOf(order, user));
    const before = given.flatMap(({ files }) => files);
    if (before.length + added.length > EVIDENCE_FILES) return evidenceFull;
    const described = await vault.describe(added, { user }, 'evidence');
    if (!described) return no(c2c['picture-unknown'], 'files');
    const all = [...described, ...((await vault.describe(before, { user }, 'evidence')) ?? [])];
    const bytes = all.reduce((sum, { size }) => sum + size, 0);
    return bytes > EVIDENCE_MEGABYTES * MEGABYTE ? evidenceFull : described;
  }

  async function appeal(order: C2cOrder, user: number, request: AppealRequest): Promise<Written | No> {
    const party = partyOf(order, user)!;
    if (isOverByTime(order, party)) return tooLate;
    // Deadlines of orders are the core's, which knows no other clock.
    const allowed = may.appeal(checkedOf(order), party, Date.now());
    if (!allowed.yes) return allowed.refusal === c2c['appeal-late'] ? tooLate : no(allowed.refusal);
    const said = {
      description: plainText(request.description),
      contactName: plainText(request.contactName),
      contactPhone: plainText(request.contactPhone),
    };
    const missing = (['description', 'contactName', 'contactPhone'] as const).find((field) => said[field] === '');
    if (missing) return no(c2c['appeal-incomplete'], missing, { field: missing });
    if (request.files.length === 0) return no(c2c['appeal-incomplete'], 'files', { field: 'files' });
    const files = await validateFiles(order, user, request.files);
    if ('refusal' in files) return files;

    const { description, contactName: name, contactPhone: phone } = said;
    const digests = { description: digestOf(description), files: files.map(({ digest }) => digest) };
    const input: AppealOrder = {
      owner: user,
      order: order.id,
      reason: request.reason,
      detail: JSON.stringify(digests),
    };
    const { outcome, seq } = await core.submit<C2cOrder>('c2c/appeal', input);
    if (!outcome.ok) return outcome;
    const at = now();
    const contact = sealContact(secrets, user, order.id, { name, phone });
    await store.beginAppeal({ orderId: order.id, description, contact, dueAt: at + APPEAL_DUE_HOURS * HOUR_MS });
    const ids = files.map(({ id }) => id);
    await store.addEvidence({ orderId: order.id, party, text: '', files: ids, at });
    return { seq };
  }

  async function addEvidence(
    order: C2cOrder,
    user: number,
    evidence: { readonly text: string; readonly files: readonly string[] },
  ): Promise<Written | No> {
    if (!isUnderAppeal(order)) return no(c2c['appeal-none']);
    const text = plainText(evidence.text);
    if (text === '' && evidence.files.length === 0) {
      return no(c2c['appeal-incomplete'], 'text', { field: 'text' });
    }
    const files = await validateFiles(order, user, evidence.files);
    if ('refusal' in files) return files;

    const actor = partyOf(order, user)!;
    const detail = { text: text === '' ? null : digestOf(text), files: files.map(({ digest }) => digest) };
    const noted = await timelines.note({ orderId: order.id, event: 'evidence', actor, by: user, detail });
    // The order was over first.
    if ('refusal' in noted) return no(c2c['appeal-none']);
    const ids = files.map(({ id }) => id);
    await store.addEvidence({ orderId: order.id, party: actor, text, files: ids, at: now() });
    return { seq: noted.seq };
  }

  return {
    async cardOf(order, viewer, rows) {
      if (order.appealedAt === null || order.appealReason === null || isWithdrawn(order)) return null;
      const { appealedAt, appealBy, appealReason, withdrawalBy, rulingFor, compensation, settledAt } = order;
      const [said, evidence, params] = await Promise.all([
        rows.c2c.appealOf(order.id),
        rows.c2c.evidenceOf(order.id),
        rows.c2c.requestedOf(order.id),
      ]);
      const isRuled = rulingFor !== null && !isUnderAppeal(order);
      return {
        by: appealBy ?? 'system',
        reason: appealReason,
        description: said?.description ?? '',
        at: appealedAt,
        dueAt: said?.dueAt ?? appealedAt + APPEAL_DUE_HOURS * HOUR_MS,
        handledBy: said?.takenByName ? firstName(said.takenByName) : null,
        missing: params.map(({ party, item }) => `${party}: ${item}`),
        withdrawalBy,
        evidence: evidence.map(({ party, text, files, at }) => ({
          by: party,
          text,
          files: files.map((file) => vault.link(file, viewer)),
          at,
        })),
        ruling: isRuled
          ? {
              for: rulingFor,
              reason: said?.ruling ?? '',
              at: said?.ruledAt ?? settledAt ?? appealedAt,
              compensation: decimalOf(compensation),
            }
          : null,
      };
    },

    appeal: (order, user, proposal) => mutex(order.id, () => appeal(order, user, proposal)),
    addEvidence: (order, user, evidence) => mutex(order.id, () => addEvidence(order, user, evidence)),

    async withdraw(order, user) {
      const input: WithdrawAppeal = { owner: user, order: order.id };
      const { outcome, seq } = await core.submit<C2cOrder>('c2c/withdraw-appeal', input);
      return outcome.ok ? { seq } : outcome;
    },

    escalated: ({ order: orderId, at }) =>
      store.beginAppeal({ orderId, description: '', contact: null, dueAt: at + APPEAL_DUE_HOURS * HOUR_MS }),

    desk: createAppealsDesk(needs),
  };
}

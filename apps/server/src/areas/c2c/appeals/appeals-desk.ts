import {
  APPEAL_DUE_HOURS,
  APPEAL_TAKEN_HOURS,
  type C2cParty,
  type ChatMessage,
  detailsText,
  type PaymentKind,
  paymentFields,
  type Reputation,
} from '@quay/contract/c2c';
import {
  type AppealRow as AppealOnWire,
  type AppealQueue,
  type AppealSide,
  staff as refusals,
  type StaffAppeal,
} from '@quay/contract/staff';
import type { C2cOrder, C2cOrderNumber, RuleAppeal } from '@quay/core';
import { parse, text } from '@quay/money';
import type { AppealCase, AppealRow, EvidenceRow, Reads } from '@quay/store';
import type { CorePort } from '../../../core-host/port.ts';
import type { No } from '../../../edge/envelope.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { KeyedMutex } from '../../../system/keyed-mutex.ts';
import type { Vault } from '../../../vault/vault.ts';
import { firstName } from '../first-name.ts';
import type { OpenedMethod } from '../methods/methods.ts';
import type { Names } from '../needs.ts';
import { type Naming, shownDetails } from '../orders/naming.ts';
import { digestOf } from '../timeline/digest.ts';
import type { Timelines } from '../timeline/timelines.ts';
import { caseOnWire, isUnderAppeal, maskedAccount, needsTwo } from './case-on-wire.ts';
import { openContact } from './sealed.ts';

const PAGE = 50;
const HOUR_MS = 60 * 60_000;

/** The member of staff who asks. `mark` is drawn across every picture that is shown. */
export type Handler = {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly mark: string;
};

export type RulingRequest = {
  readonly orderId: number;
  readonly for: C2cParty;
  readonly reason: string;
  readonly compensation?: string | undefined;
};

/** A ruling that may be made. */
export type CheckedRuling = {
  readonly order: AppealCase;
  readonly for: C2cParty;
  readonly reason: string;
  readonly compensation: bigint;
  /** A second person has to rule the same. */
  readonly proposes: boolean;
};

export type AppealsDeskNeeds = {
  readonly rows: Reads['c2c'];
  readonly core: CorePort;
  readonly secrets: Secrets;
  readonly vault: Pick<Vault, 'link'>;
  readonly timelines: Timelines;
  readonly mutex: KeyedMutex;
  readonly names: Names;
  readonly naming: Pick<Naming, 'detailsOf'>;
  readonly methods: { opened(ids: readonly number[]): Promise<OpenedMethod[]> };
  readonly chat: { forStaff(order: C2cOrder, viewer: string, mark: string): Promise<ChatMessage[]> };
  readonly reputationOf: (user: number) => Reputation;
  readonly now: () => number;
};

/** What staff do with appeals. */
export type AppealsDesk = {
  list(
    by: Handler,
    wanted: { readonly queue: AppealQueue; readonly before?: number | undefined },
    rows: Reads,
  ): Promise<AppealOnWire[]>;
  detail(by: Handler, orderId: number, rows: Reads): Promise<StaffAppeal | No>;
  /** Gives the seq that it stands on the timeline at, where it is new there. */
  take(by: Handler, orderId: number, rows: Reads): Promise<{ readonly seq: number | undefined } | No>;
  ask(
    by: Handler,
    request: { readonly orderId: number; readonly from: C2cParty; readonly item: string },
    rows: Reads,
  ): Promise<{ readonly seq: number } | No>;
  /** An appeal that the asker decides, alone or as the second, for what is shown of it with a reason. */
  decidedBy(by: Handler, orderId: number, rows: Reads): Promise<AppealCase | No>;
  account(order: C2cOrder): Promise<{ account: string; realName: string; payerName: string }>;
  validate(by: Handler, proposal: RulingRequest, rows: Reads): Promise<CheckedRuling | No>;
  /** Rules what was validated; the coins move in the same commit. */
  rule(by: Handler, ruling: CheckedRuling): Promise<{ readonly done: boolean; readonly seq: number } | No>;
};

const no = (refusal: No['refusal'], field?: string, params: Record<string, string> = {}): No =>
  field === undefined ? { refusal, params } : { refusal, params, field };

export function createAppealsDesk(needs: AppealsDeskNeeds): AppealsDesk {
  const {
    rows: store,
    core,
    secrets,
    vault,
    timelines,
    mutex,
    names,
    naming,
    methods,
    chat,
    reputationOf,
    now,
  } = needs;

  async function open(orderId: number, rows: Reads): Promise<AppealCase | No> {
    const order = await rows.c2c.appealCase(orderId);
    if (!order) return no(refusals['appeal-unknown']);
    return isUnderAppeal(order) ? order : no(refusals['appeal-decided']);
  }

  const takenByOther = (by: Handler, { takenBy, takenByName }: AppealCase): No | undefined =>
    takenBy === by.id ? undefined : no(refusals['appeal-taken'], undefined, { name: takenByName ?? '–' });

  /** Who seconds need not have it: the proposal is there to be read. */
  const isSecond = (by: Handler, order: AppealCase): boolean =>
    isUnderAppeal(order) && order.ruledBy !== null && order.ruledBy !== by.id;

  /** USDT that the advertiser's deposit could pay; of an order that timed out alone, and no more than it was about. */
  async function compensationMax({ state, advertiser, value }: C2cOrder, rows: Reads): Promise<bigint> {
    if (state !== 'disputed') return 0n;
    const held = await heldBy(advertiser, rows);
    return held < value ? held : value;
  }

  async function accountOf({ method, kind }: C2cOrder): Promise<OpenedMethod> {
    const [opened] = await methods.opened([method]);
    if (!opened) throw new Error(`an order is paid to a ${kind} account that is not there`);
    return opened;
  }

  /** Whether account and names are what the payer was shown when the order was made, as its timeline says. */
  async function validateShown(order: C2cOrder, account: OpenedMethod, { number, detailsDigest }: C2cOrderNumber) {
    const details = await naming.detailsOf(number);
    if (!details) return 'differ';
    const [payerName, sellerName] = await Promise.all([
      names.reveal(order.payer, 'real-name'),
      names.reveal(order.seller, 'real-name'),
    ]);
    const now = shownDetails({ account, payerName: payerName ?? '', sellerName: sellerName ?? '' }, details.salt);
    return digestOf(detailsText(now)) === detailsDigest ? 'match' : 'differ';
  }

  async function sideOf(
    order: AppealCase,
    party: C2cParty,
    evidence: readonly EvidenceRow[],
    said: AppealRow | undefined,
    viewer: Handler,
    rows: Reads,
  ): Promise<AppealSide> {
    const userId = order[party];
    const [user, deposit, appealsLost] = await Promise.all([
      rows.staff.userInDetail(userId),
      heldBy(userId, rows),
      rows.c2c.appealsLost(userId),
    ]);
    const contact =
      order.appealBy === party && said?.contact ? openContact(secrets, userId, order.id, said.contact) : undefined;
    return {
      userId,
      name: user!.username,
      nickname: user!.nickname,
      level: user!.level,
      merchant: user!.merchant === 'verified',
      memberSince: user!.registeredAt,
      deposit: text(deposit),
      reputation: reputationOf(userId),
      appealsLost,
      evidence: evidence
        .filter((given) => given.party === party)
        .map(({ text: said, files, at }) => ({
          text: said,
          files: files.map((file) => vault.link(file, `staff ${viewer.id}`, viewer.mark)),
          at,
        })),
      contact: contact ? `${contact.name}, ${contact.phone}` : null,
    };
  }

  async function take(by: Handler, orderId: number, rows: Reads): Promise<{ seq: number | undefined } | No> {
    const order = await open(orderId, rows);
    if ('refusal' in order) return order;
    const at = now();
    // Of an appeal by nobody, which the event handler may not have come to yet.
    if (!(await store.appealOf(orderId))) {
      const dueAt = order.appealedAt! + APPEAL_DUE_HOURS * HOUR_MS;
      await store.beginAppeal({ orderId, description: '', contact: null, dueAt });
    }
    const taken = await store.takeAppeal(orderId, by.id, at, at - APPEAL_TAKEN_HOURS * HOUR_MS);
    if (!taken) return takenByOther(by, (await rows.c2c.appealCase(orderId))!) ?? no(refusals['appeal-decided']);
    if (order.takenBy === by.id) return { seq: undefined };
    const detail = { by: firstName(by.name) };
    const noted = await timelines.note({ orderId, event: 'appeal-taken', actor: 'staff', by: by.id, detail });
    return 'refusal' in noted ? no(refusals['appeal-decided']) : { seq: noted.seq };
  }

  return {
    async list(by, { queue, before }, rows) {
      return (await rows.c2c.appealCases({ queue, staff: by.id, before, size: PAGE })).map(caseOnWire);
    },

    async detail(by, orderId, rows) {
      const order = await rows.c2c.appealCase(orderId);
      if (!order) return no(refusals['appeal-unknown']);
      const [said, evidence, request, ad, timeline, messages, account, most, numbers] = await Promise.all([
        rows.c2c.appealOf(orderId),
        rows.c2c.evidenceOf(orderId),
        rows.c2c.requestedOf(orderId),
        rows.c2c.ad(order.ad),
        timelines.eventsOf(orderId, rows),
        chat.forStaff(order, `staff ${by.id}`, by.mark),
        accountOf(order),
        compensationMax(order, rows),
        rows.c2c.orderNumbers([orderId]),
      ]);
      const name = numbers.get(orderId);
      const [payerSide, sellerSide] = await Promise.all([
        sideOf(order, 'payer', evidence, said, by, rows),
        sideOf(order, 'seller', evidence, said, by, rows),
      ]);
      const row = caseOnWire(order);
      const words = { reason: said?.ruling ?? '', compensation: text(order.compensation) };
      const isRuled = order.rulingFor !== null && !isUnderAppeal(order);
      return {
        ...row,
        side: order.side,
        price: text(order.price),
        kind: order.kind as PaymentKind,
        number: name?.number ?? String(orderId),
        reference: name?.reference ?? null,
        account: maskedAccount(account.account ?? ''),
        shown: name ? await validateShown(order, account, name) : null,
        description: said?.description ?? '',
        terms: order.terms || (ad?.terms ?? ''),
        openedAt: order.openedAt,
        payBy: order.payBy,
        paidAt: order.paidAt,
        ended: order.ended,
        own: order.takenBy === by.id,
        seconding: isUnderAppeal(order) && order.ruledBy === by.id,
        missing: request.map(({ party, item }) => `${party}: ${item}`),
        payerSide,
        sellerSide,
        messages,
        timeline,
        head: order.head,
        proposed: row.proposed && { ...row.proposed, ...words },
        compensationMax: text(most),
        ruling: isRuled
          ? {
              for: order.rulingFor!,
              ...words,
              by: [order.ruledByName, order.secondedByName].filter((name) => name !== null),
              at: said?.ruledAt ?? order.settledAt ?? order.appealedAt!,
            }
          : null,
      };
    },

    take: (by, orderId, rows) => mutex(orderId, () => take(by, orderId, rows)),

    async ask(by, { orderId, from, item }, rows) {
      if (item === '') return no(refusals['reason-missing'], 'item');
      const order = await open(orderId, rows);
      if ('refusal' in order) return order;
      const other = takenByOther(by, order);
      if (other) return other;
      return mutex(orderId, async () => {
        const detail = { party: from, item };
        const noted = await timelines.note({ orderId, event: 'evidence-asked', actor: 'staff', by: by.id, detail });
        if ('refusal' in noted) return no(refusals['appeal-decided']);
        await store.askEvidence({ orderId, party: from, item, staffId: by.id, at: now() });
        return { seq: noted.seq };
      });
    },

    async decidedBy(by, orderId, rows) {
      const order = await rows.c2c.appealCase(orderId);
      if (!order) return no(refusals['appeal-unknown']);
      return (isSecond(by, order) ? undefined : takenByOther(by, order)) ?? order;
    },

    async account(order) {
      const account = await accountOf(order);
      return {
        account: paymentFields.flatMap((field) => account[field] ?? []).join(', '),
        realName: account.realName,
        payerName: (await names.reveal(order.payer, 'real-name')) ?? '',
      };
    },

    async validate(by, { orderId, for: winner, reason, compensation: wanted = '0' }, rows) {
      if (reason === '') return no(refusals['reason-missing'], 'reason');
      const order = await open(orderId, rows);
      if ('refusal' in order) return order;
      const seconds = isSecond(by, order);
      const other = seconds ? undefined : takenByOther(by, order);
      if (other) return other;
      if (order.ruledBy === by.id) return no(refusals['second-person-needed']);
      const own = by.username.toLowerCase();
      if ([order.payerName, order.sellerName].some((name) => name.toLowerCase() === own)) {
        return no(refusals['own-case']);
      }
      const max = winner === 'payer' ? await compensationMax(order, rows) : 0n;
      const compensation = parse(wanted);
      if (compensation === undefined || compensation < 0n || compensation > max) {
        return no(refusals['compensation-malformed'], 'compensation', { max: text(max) });
      }
      const agrees = seconds && order.rulingFor === winner && order.compensation === compensation;
      return { order, for: winner, reason, compensation, proposes: needsTwo(order) && !agrees };
    },

    rule: (by, { order: { id }, for: winner, reason, compensation }) =>
      mutex(id, async () => {
        const detail = JSON.stringify({ text: digestOf(reason) });
        const before = await store.appealOf(id);
        // The words first: coins that moved without them would be a ruling that nobody understands.
        await store.keepRuling(id, reason, null);
        const input: RuleAppeal = { staff: by.id, order: id, for: winner, detail, compensation };
        const { outcome, seq } = await core.submit<C2cOrder>('c2c/rule', input);
        if (!outcome.ok) {
          await store.keepRuling(id, before?.ruling ?? '', before?.ruledAt ?? null);
          return outcome;
        }
        const done = !isUnderAppeal(outcome.value);
        if (done) await store.keepRuling(id, reason, now());
        return { done, seq };
      }),
  };
}

/** USDT that somebody has deposited as a merchant. */
async function heldBy(user: number, rows: Reads): Promise<bigint> {
  const deposits = await rows.verification.depositsOf(user);
  return deposits.reduce((sum, { state, amount }) => (state === 'held' ? sum + amount : sum), 0n);
}

import {
  c2c,
  METHOD_WAIT_HOURS,
  METHODS_MAX,
  type PaymentField,
  type PaymentKind,
  type PaymentMethod,
  paymentFields,
  paymentTerms,
} from '@quay/contract/c2c';
import type { PaymentMethodRow, Reads } from '@quay/store';
import type { No } from '../../../edge/envelope.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Vault } from '../../../vault/vault.ts';
import type { Names } from '../needs.ts';
import { isSameName } from './names.ts';
import { type MethodDetails, openDetails, sealDetails } from './sealed.ts';

/** A payment method with everything that its owner wrote down. */
export type OpenedMethod = Omit<PaymentMethodRow, 'sealed'> & MethodDetails;

/** A method as the other side of an order sees it. */
export type ShownMethod = Omit<PaymentMethod, 'inUse' | 'qrFile' | 'savedAt'>;

/** What somebody wants to save, before it is validated. */
export type MethodRequest = MethodDetails & {
  readonly methodId?: number | undefined;
  readonly kind: PaymentKind;
  readonly qrFile?: string | undefined;
};

/** A request that may be saved. */
export type CheckedMethod = {
  readonly user: number;
  readonly kind: PaymentKind;
  readonly details: MethodDetails;
  readonly qrFile: string | null;
  readonly replaces: number | undefined;
};

export type Methods = {
  /** Those of a user that were not removed, newest first. */
  mine(user: number): Promise<OpenedMethod[]>;
  /** Removed ones too: an order names for ever what it was made with. */
  opened(ids: readonly number[]): Promise<OpenedMethod[]>;
  /** One that was read beside other rows. */
  open(row: PaymentMethodRow): OpenedMethod;
  kindOf(ids: readonly number[]): Promise<ReadonlyMap<number, PaymentKind>>;
  /** Whether all of them are the user's and were not removed. */
  ownedBy(user: number, ids: readonly number[]): Promise<boolean>;
  /** Why one of these cannot be paid to yet, if any of them is too new. */
  waiting(ids: readonly number[]): Promise<No | undefined>;
  /** With a link to its picture that is good for this viewer alone. */
  shown(method: OpenedMethod, viewer: string): ShownMethod;
  /** The user's methods as the user sees them; `rows` tell what is in use. */
  listed(user: number, rows: Reads): Promise<PaymentMethod[]>;
  /** Validates a request in the order of the contract. */
  validate(user: number, request: MethodRequest, rows: Reads): Promise<CheckedMethod | No>;
  /** Saves what was validated; a change is a new method in the place of the old one. */
  save(checked: CheckedMethod): Promise<PaymentMethod | No>;
  /** Saves what the system itself set up: nobody typed it, so that nothing of it is validated. */
  add(method: Omit<CheckedMethod, 'replaces'>): Promise<PaymentMethod | No>;
  remove(user: number, id: number, rows: Reads): Promise<No | undefined>;
};

const HOUR_MS = 60 * 60_000;
const WAIT_MS = METHOD_WAIT_HOURS * HOUR_MS;

const no = (refusal: No['refusal'], field?: string, params: Record<string, string> = {}): No =>
  field === undefined ? { refusal, params } : { refusal, params, field };

export function createMethods({
  rows: store,
  users,
  vault,
  secrets,
  names,
  now = Date.now,
}: {
  readonly rows: Reads['c2c'];
  readonly users: Pick<Reads['identity'], 'userById'>;
  readonly vault: Pick<Vault, 'has' | 'link'>;
  readonly secrets: Secrets;
  readonly names: Names;
  readonly now?: (() => number) | undefined;
}): Methods {
  function open({ sealed, ...row }: PaymentMethodRow): OpenedMethod {
    return { ...row, ...openDetails(secrets, { userId: row.userId, sealed }) };
  }

  function shown(method: OpenedMethod, viewer: string): ShownMethod {
    const { id, kind, realName, qrFile } = method;
    const written = (field: PaymentField): string | null => method[field] ?? null;
    return {
      methodId: id,
      kind,
      realName,
      account: method.account ?? '',
      bankName: written('bankName'),
      branch: written('branch'),
      swiftCode: written('swiftCode'),
      network: written('network'),
      country: written('country'),
      qr: qrFile === null ? null : vault.link(qrFile, viewer),
    };
  }

  const own = (method: OpenedMethod, inUse: boolean): PaymentMethod => {
    const { userId, qrFile, savedAt } = method;
    return { ...shown(method, `user ${userId}`), qrFile, inUse, savedAt };
  };

  const opened = async (ids: readonly number[]) => (await store.paymentMethodsById(ids)).map(open);
  const mine = async (user: number) => (await store.paymentMethods(user)).map(open);

  async function ownedBy(user: number, ids: readonly number[]): Promise<boolean> {
    const methods = await store.paymentMethodsById(ids);
    const owned = methods.filter(({ userId, removedAt }) => userId === user && removedAt === null);
    return owned.length === new Set(ids).size;
  }

  async function save(checked: CheckedMethod, at: number = now()): Promise<PaymentMethod | No> {
    const { user, kind, details, qrFile, replaces } = checked;
    const method = { userId: user, kind, sealed: sealDetails(secrets, user, details), qrFile, at };
    const saved = await store.savePaymentMethod(method, { replaces, most: METHODS_MAX });
    if (saved === 'gone') return no(c2c['method-unknown'], 'methodId');
    return saved === 'too-many' ? tooMany : own(open(saved), false);
  }

  return {
    mine,
    opened,
    open,
    shown,

    async kindOf(ids) {
      const methods = await store.paymentMethodsById(ids);
      return new Map(methods.map(({ id, kind }) => [id, kind]));
    },

    ownedBy,

    async waiting(ids) {
      const newest = Math.max(...(await store.paymentMethodsById(ids)).map(({ savedAt }) => savedAt));
      const left = newest + WAIT_MS - now();
      if (left <= 0) return undefined;
      return no(c2c['method-waits'], undefined, { hours: String(Math.ceil(left / HOUR_MS)) });
    },

    async listed(user, rows) {
      const [methods, { onShelf, inOrders }] = await Promise.all([mine(user), rows.c2c.methodsInUse(user)]);
      return methods.map((method) => own(method, onShelf.has(method.id) || inOrders.has(method.id)));
    },

    async validate(user, { methodId, kind, realName, qrFile: picture, ...written }, rows) {
      const account = await users.userById(user);
      const verified = await names.reveal(user, 'real-name');
      if (!account || account.level === 'none' || verified === undefined) return no(c2c['level-needed']);
      const known = await store.paymentMethods(user);
      if (methodId !== undefined && !known.some(({ id }) => id === methodId)) {
        return no(c2c['method-unknown'], 'methodId');
      }
      const { needed, optional, qr } = paymentTerms[kind];
      const missing = needed.find((field) => !written[field]);
      if (missing) return no(c2c['method-field-missing'], missing, { field: missing });
      if (!isSameName(realName, verified)) return no(c2c['method-name-differs'], 'realName');
      const qrFile = qr && picture ? picture : null;
      if (qrFile !== null && !(await vault.has(qrFile, { user }, 'payment-qr'))) {
        return no(c2c['picture-unknown'], 'qrFile');
      }
      if (methodId === undefined && known.length >= METHODS_MAX) return tooMany;
      // An order under way keeps the one it was made with; an ad would offer what is there no more.
      if (methodId !== undefined && (await rows.c2c.methodsInUse(user)).onShelf.has(methodId)) {
        return no(c2c['method-in-use']);
      }
      // What another kind would ask for is not kept.
      const kept = paymentFields.filter((field) => needed.includes(field) || optional.includes(field));
      const details = Object.fromEntries(kept.flatMap((field) => (written[field] ? [[field, written[field]]] : [])));
      return { user, kind, details: { ...details, realName: verified }, qrFile, replaces: methodId };
    },

    save: (validated) => save(validated),
    // The exchange's own is no thief's: it does not wait.
    add: (method) => save({ ...method, replaces: undefined }, now() - WAIT_MS),

    async remove(user, id, rows) {
      if (!(await ownedBy(user, [id]))) return no(c2c['method-unknown'], 'methodId');
      const { onShelf, inOrders } = await rows.c2c.methodsInUse(user);
      if (onShelf.has(id) || inOrders.has(id)) return no(c2c['method-in-use']);
      const removed = await store.removePaymentMethod(user, id, now());
      return removed ? undefined : no(c2c['method-unknown'], 'methodId');
    },
  };
}

const tooMany: No = { refusal: c2c['methods-too-many'], params: { max: String(METHODS_MAX) } };

import { type AuditVerified, REVEALS_PER_HOUR } from '@quay/contract/staff';
import type { AuditEntry, Reads } from '@quay/store';

/** Something that staff did, or tried. */
export type Act = {
  /** Who did it; nothing for what the exchange does by itself. */
  readonly staff: { readonly id: number; readonly username: string } | undefined;
  /** `reveal`, `lock-user`, … */
  readonly act: string;
  /** What it was done to: `user 1042`, `review 7`. */
  readonly subject: string;
  readonly details?: Readonly<Record<string, string>>;
};

export type Reveal = Omit<Act, 'act'> & { readonly staff: NonNullable<Act['staff']> };

/** The log that is only added to; each row's hash covers the one before. */
export type Audit = {
  /** Durable when it resolves. What must not happen unlogged is done after it. */
  add(act: Act): Promise<void>;
  /** The same as a row, for whoever does what it says in one transaction with it: `rows.addAudit(audit.entry(act))`. */
  entry(act: Act): Omit<AuditEntry, 'id'>;
  /** Minutes until somebody may reveal again; nothing when they may now. */
  revealWait(staff: Reveal['staff']): Promise<number | undefined>;
  /** Writes a reveal down, or gives the minutes to wait: however many come at once, an hour has no more of them. */
  reveal(reveal: Reveal): Promise<number | undefined>;
  /** Computes the whole chain anew. Who asks while it runs gets the same answer. */
  verify(): Promise<AuditVerified>;
};

const SYSTEM = 'system';
/** What a spreadsheet cannot take for a formula, so that a file of the log says what the rows say, byte for byte. */
const PLAIN = /^[a-z0-9]/i;
const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

export function createAudit(rows: Reads['staff'], now: () => number = Date.now): Audit {
  let verifying: Promise<AuditVerified> | undefined;

  function entry({ staff, act, subject, details = {} }: Act): Omit<AuditEntry, 'id'> {
    const by = staff?.username ?? SYSTEM;
    if (![by, act, subject].every((text) => PLAIN.test(text))) throw new Error(`"${act}" is no plain act`);
    return { at: now(), staffId: staff?.id ?? null, by, act, subject, details: JSON.stringify(details) };
  }

  async function waitOf(from: Reads['staff'], staff: Reveal['staff']): Promise<number | undefined> {
    const at = now();
    const reveals = await from.revealsSince(staff.id, at - HOUR_MS);
    const oldest = reveals.at(-REVEALS_PER_HOUR);
    return oldest === undefined ? undefined : Math.max(1, Math.ceil((oldest + HOUR_MS - at) / MINUTE_MS));
  }

  async function verify(): Promise<AuditVerified> {
    const { head, ...checked } = await rows.checkAudit();
    return { ...checked, head: Buffer.from(head).toString('hex') };
  }

  return {
    add: (act) => rows.addAudit(entry(act)),
    entry,
    revealWait: (staff) => waitOf(rows, staff),
    reveal: (reveal) =>
      rows.together(async (within) => {
        await within.lockAudit();
        const wait = await waitOf(within, reveal.staff);
        if (wait === undefined) await within.addAudit(entry({ ...reveal, act: 'reveal' }));
        return wait;
      }),
    verify() {
      verifying ??= verify().finally(() => {
        verifying = undefined;
      });
      return verifying;
    },
  };
}

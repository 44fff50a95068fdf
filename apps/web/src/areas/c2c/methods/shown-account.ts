import type { PaymentKind } from '@quay/contract/c2c';

const DOTS = '••••';
/** So much of an account is shown while it is masked: enough to tell one's own apart, and of no use to others. */
const TAIL = 4;

/** An account over somebody's shoulder. */
export function masked(account: string): string {
  const at = account.indexOf('@');
  if (at > 0) return `${account.slice(0, 1)}${DOTS}${account.slice(at)}`;
  const bare = account.replace(/\s+/g, '');
  return bare.length > TAIL * 2 ? `${DOTS} ${bare.slice(-TAIL)}` : `${DOTS} ${bare.slice(-2)}`;
}

/** Long numbers are read and compared in groups of four; what is copied has no spaces of ours. */
export function grouped(account: string): string {
  const bare = account.replace(/\s+/g, '');
  if (!/^(?=(?:\D*\d){8})[A-Z0-9]{12,}$/.test(bare)) return account;
  return bare.replace(/(.{4})(?=.)/g, '$1 ');
}

/** How an account is kept: numbers without the spaces and dashes that people type between the groups. */
export function settled(kind: PaymentKind, account: string): string {
  const typed = account.normalize('NFKC').trim();
  if (kind === 'sepa') return typed.toUpperCase().replace(/[\s-]/g, '');
  if (kind === 'crypto') return typed.replace(/\s/g, '');
  return /^[\d\s-]{8,}$/.test(typed) ? typed.replace(/[\s-]/g, '') : typed;
}

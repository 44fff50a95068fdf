import { setTimeout as pause } from 'node:timers/promises';
import {
  type CodeChannel,
  type Factor,
  identity,
  needsOf,
  type Proof,
  type ProofNeeds,
  type SecurityAct,
} from '@quay/contract/identity';
import type { SecurityRow } from '@quay/store';
import type { No } from '../../edge/envelope.ts';
import type { Attempts } from './attempts.ts';
import { type Checked, isNo } from './checked.ts';
import type { Codes } from './codes.ts';
import { type Factors, strongFactors } from './factors.ts';
import { type Passwords, signedIn } from './passwords.ts';
import type { WalletProofs } from './wallet-proofs.ts';

/** That the one who asks is the one who owns the account. */
export type Proofs = {
  /**
   * Validates a proof for an act. All of it is validated before any of it is used up; the route spends it when everything
   * else is right too.
   */
  check(account: SecurityRow, act: SecurityAct, proof: Proof, address: string): Promise<No | Checked>;
  /** The login password alone; tries are counted as at a login. */
  checkPassword(account: SecurityRow, password: string, address: string): Promise<No | Checked>;
};

/**
 * What an account's changes ask for. A strong factor, once bound, is never replaced by codes: a thief with the mailbox
 * must not get past it. Without one, every bound address counts; without any, the login password, or else the wallet
 * that opened the account.
 */
export function proofNeeds(account: SecurityRow): ProofNeeds {
  const oneOf = strongFactors(account);
  if (oneOf.length > 0) return { all: [], oneOf: [...oneOf] };
  const all = codesOf(account);
  if (all.length === 0) all.push(account.passwordHash === null ? 'wallet' : 'password');
  return { all, oneOf: [] };
}

/**
 * What a change asks for that gives the account a factor: without a strong one, everything that there is. The wallet
 * counts until password and address together stand in for it, so that a wallet that is lost does not lock for good.
 */
export function factorNeeds(account: SecurityRow): ProofNeeds {
  const oneOf = strongFactors(account);
  if (oneOf.length > 0) return { all: [], oneOf: [...oneOf] };
  const codes = codesOf(account);
  const all = [...codes];
  if (account.passwordHash !== null) all.push('password');
  if (account.wallet !== null && (account.passwordHash === null || codes.length === 0)) all.push('wallet');
  return { all, oneOf: [] };
}

function codesOf({ email, phone }: SecurityRow): Factor[] {
  const codes: Factor[] = [];
  if (email !== null) codes.push('email-code');
  if (phone !== null) codes.push('phone-code');
  return codes;
}

export function createProofs(needs: {
  readonly factors: Factors;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly walletProofs: WalletProofs;
  readonly now: () => number;
}): Proofs {
  const { factors, codes, passwords, attempts, walletProofs, now } = needs;

  return {
    checkPassword,
    async check(account, act, proof, address) {
      const { all, oneOf } = needsOf(act, { proofNeeds: proofNeeds(account), factorNeeds: factorNeeds(account) });
      const lacks = all.find((factor) => !isAnswered(factor, proof));
      if (lacks || (oneOf.length > 0 && !oneOf.some((factor) => isAnswered(factor, proof)))) return missing(lacks);

      const right: Checked[] = [];
      for (const factor of all) {
        const checked = await checkOne(factor);
        if (isNo(checked)) return checked;
        right.push(checked);
      }
      if (oneOf.length > 0) {
        const answer = Object.fromEntries(
          oneOf.map((factor) => [FIELD[factor], proof[FIELD[factor]]]).filter(([, value]) => value !== undefined),
        );
        const checked = await factors.check(account.id, act, answer);
        if (isNo(checked)) return checked;
        right.push(checked);
      }
      return { spend: () => spendAll(right) };

      function checkOne(factor: Factor): Promise<No | Checked> {
        if (factor === 'password') return checkPassword(account, proof.password ?? '', address);
        if (factor === 'wallet') return walletProofs.check(account, act, proof.wallet!);
        const channel: CodeChannel = factor === 'email-code' ? 'email' : 'phone';
        const code = (factor === 'email-code' ? proof.emailCode : proof.phoneCode) ?? '';
        const subject = `user ${account.id}`;
        const of = { purpose: act, subject, channel, address: account[channel] ?? '' };
        return codes.check({ ...of, code }).then((checked) => atField(FIELD[factor], checked));
      }
    },
  };

  async function checkPassword(account: SecurityRow, password: string, address: string): Promise<No | Checked> {
    const attempt = attempts.begin(account.username, address, now());
    if ('waitMinutes' in attempt) {
      return { refusal: identity['too-many-attempts'], params: { minutes: String(attempt.waitMinutes) } };
    }
    await pause(attempt.delayMs);
    const asker = signedIn(account.id, address);
    const matches = await passwords
      .matches(account.passwordHash ?? undefined, password, asker)
      .catch((error: unknown) => {
        attempt.withdrawn();
        throw error;
      });
    if (!matches) return { refusal: identity['password-wrong'], params: {}, field: 'password' };
    attempt.succeeded();
    return { spend: async () => undefined };
  }
}

const FIELD = {
  'email-code': 'emailCode',
  'phone-code': 'phoneCode',
  totp: 'totp',
  'recovery-code': 'recoveryCode',
  passkey: 'passkey',
  password: 'password',
  wallet: 'wallet',
} as const satisfies Record<Factor, keyof Proof>;

function isAnswered(factor: Factor, proof: Proof): boolean {
  const answer = proof[FIELD[factor]];
  return typeof answer === 'string' ? answer.trim() !== '' : answer !== undefined;
}

const missing = (lacks: Factor | undefined): No =>
  lacks
    ? { refusal: identity['proof-missing'], params: {}, field: FIELD[lacks] }
    : { refusal: identity['proof-missing'], params: {} };

/** The request has more than one code. */
function atField(field: keyof Proof, checked: No | Checked): No | Checked {
  if (isNo(checked)) return { ...checked, field };
  return {
    async spend() {
      const lost = await checked.spend();
      return lost && { ...lost, field };
    },
  };
}

async function spendAll(right: readonly Checked[]): Promise<No | undefined> {
  for (const one of right) {
    const lost = await one.spend();
    if (lost) return lost;
  }
  return undefined;
}

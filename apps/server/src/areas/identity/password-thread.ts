import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordCost } from './password-cost.ts';

/** A password to hash, or to compare with a hash. */
export type PasswordTask = { readonly password: string; readonly hashed: string | undefined };
export type PasswordAnswer = { readonly hash: string } | { readonly same: boolean } | { readonly failed: string };

const cost = workerData as PasswordCost;

/**
 * Whoever logs in can wait for a moment; an order cannot. Where a thread can have a priority of its own (Linux; zero
 * is the thread that calls), this one lets all others go first.
 */
const NICER = 15;
const NICEST = 19;
if (process.platform === 'linux') setPriority(0, Math.min(NICEST, getPriority(0) + NICER));

function answerTo({ password, hashed }: PasswordTask): PasswordAnswer {
  try {
    return hashed === undefined ? { hash: hashSync(password, cost) } : { same: verifySync(hashed, password) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: PasswordTask) => parentPort?.postMessage(answerTo(task)));

import { type ChildProcess, fork } from 'node:child_process';
import { type Signer, SignerRefused, type SignerTerms } from './protocol.ts';
import type { SignerAnswer, SignerTask } from './signer-process.ts';

const PROGRAM = new URL('./signer-process.ts', import.meta.url);
/** A signer that is silent for so long is replaced; what it was asked for is asked again. */
const WITHIN_MS = 30_000;
/** Between the end of one process and the next; longer each time that one cannot even begin. */
const AGAIN_MS = 500;
const AGAIN_MOST_MS = 60_000;

type Wish = Extract<SignerTask, { readonly id: number }>;
/** Without its number. */
type Asked = Wish extends infer One ? (One extends Wish ? Omit<One, 'id'> : never) : never;
type Waiting = { readonly wish: Wish; done(answer: SignerAnswer): void; failed(error: Error): void };

/**
 * Starts the signer: a process of its own with a folder of its own. One that ends is started again and asked again,
 * because asking twice gives the same bytes. It ends with the server.
 */
export async function startSigner(options: {
  readonly folder: string;
  readonly terms: SignerTerms;
  readonly log: { warn(line: string): void };
  readonly withinMs?: number;
}): Promise<Signer & { readonly pid: () => number | undefined }> {
  const { folder, terms, log, withinMs = WITHIN_MS } = options;
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let isReady = false;
  let closed = false;
  let count = 0;
  let pauseMs = AGAIN_MS;
  let again: NodeJS.Timeout | undefined;
  let begun: { done(ready: Ready): void; failed(error: Error): void } | undefined;
  let watch: NodeJS.Timeout | undefined;

  type Ready = Extract<SignerAnswer, { readonly ready: unknown }>['ready'];

  function start(): void {
    const started = fork(PROGRAM, {
      serialization: 'advanced',
      // Not one of our settings, of which some are secrets.
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child = started;
    started.on('message', (answer: SignerAnswer) => {
      if (child === started) hear(answer);
    });
    started.on('exit', () => lose(started, 'it ended'));
    started.on('error', (error) => lose(started, error.message));
    started.unref();
    started.send({ task: 'begin', folder, terms } satisfies SignerTask, ignoreError);
    guard();
  }

  function hear(answer: SignerAnswer): void {
    if ('ready' in answer) {
      isReady = true;
      begun?.done(answer.ready);
      begun = undefined;
      for (const { wish } of waiting.values()) child!.send(wish, ignoreError);
    } else if ('broken' in answer) {
      if (child) lose(child, answer.broken);
    } else {
      waiting.get(answer.id)?.done(answer);
      waiting.delete(answer.id);
    }
    guard();
  }

  function lose(lost: ChildProcess, why: string): void {
    if (child !== lost) return;
    const hadBegun = isReady;
    child = undefined;
    isReady = false;
    lost.kill('SIGKILL');
    clearTimeout(watch);
    if (begun) {
      begun.failed(new Error(`the signer cannot start: ${why}`));
      begun = undefined;
      closed = true;
    }
    if (closed) return;
    log.warn(`the signer is started again: ${why}`);
    pauseMs = hadBegun ? AGAIN_MS : Math.min(pauseMs * 2, AGAIN_MOST_MS);
    if (!hadBegun) failAll(`the signer cannot start: ${why}`);
    again = setTimeout(start, pauseMs);
  }

  function failAll(why: string): void {
    for (const { failed } of waiting.values()) failed(new Error(why));
    waiting.clear();
  }

  /** While something is waited for, silence has an end; and only then it keeps the server from ending. */
  function guard(): void {
    clearTimeout(watch);
    if (isReady && waiting.size === 0) {
      child?.channel?.unref();
      return;
    }
    child?.channel?.ref();
    const guarded = child;
    watch = setTimeout(() => guarded && lose(guarded, 'it was silent for too long'), withinMs);
  }

  function ask(asked: Asked): Promise<SignerAnswer> {
    if (closed) return Promise.reject(new Error('the signer is closed'));
    count += 1;
    const wish = { ...asked, id: count } as Wish;
    return new Promise((done, failed) => {
      waiting.set(wish.id, { wish, done, failed });
      if (isReady) child!.send(wish, ignoreError);
      guard();
    });
  }

  const { depositKey, hotWallet } = await new Promise<Ready>((done, failed) => {
    begun = { done, failed };
    start();
  });

  return {
    depositKey,
    hotWallet,
    pid: () => child?.pid,
    async sign(request) {
      const answer = await ask({ task: 'sign', request });
      if ('refusal' in answer) throw new SignerRefused(answer.refusal, answer.detail);
      if ('signed' in answer) return answer.signed;
      throw new Error('the signer answers something else');
    },
    async signed(network, sender, nonce) {
      const answer = await ask({ task: 'signed', network, sender, nonce });
      if ('refusal' in answer) throw new SignerRefused(answer.refusal, answer.detail);
      if ('remembered' in answer) return answer.remembered;
      throw new Error('the signer answers something else');
    },
    async close() {
      closed = true;
      clearTimeout(again);
      clearTimeout(watch);
      const last = child;
      child = undefined;
      failAll('the signer is closed');
      if (!last || last.exitCode !== null || last.signalCode !== null) return;
      const ended = new Promise((done) => last.once('exit', done));
      last.ref();
      last.kill('SIGKILL');
      await ended;
    },
  };
}

/** A process that cannot be told anything has ended: that is heard by itself. */
const ignoreError = (): void => undefined;

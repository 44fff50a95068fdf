import { type Signer, SignerRefused, type SignerState, SignerUnavailable, type SignRequest } from './protocol.ts';
import type { SignerQuestion, SignerReady, SignerReply } from './service.ts';

/** A line to a signer, wherever it is. */
export type Link = {
  send(question: SignerQuestion): void;
  /** Whether it keeps this process from ending. */
  hold(holds: boolean): void;
  close(): Promise<void>;
};

export type LinkEvents = {
  ready(said: SignerReady): void;
  reply(said: SignerReply): void;
  /** `pauseMs`: when it is of use to try again, if that is not soon. */
  lost(why: string, pauseMs?: number): void;
};

/** A signer that is silent for so long is connected anew; what it was asked for is asked again. */
const WITHIN_MS = 30_000;
/** Between the end of one line and the next; longer each time that one cannot even begin. */
const AGAIN_MS = 500;
const AGAIN_MOST_MS = 15_000;

type UnnumberedQuestion = SignerQuestion extends infer One
  ? One extends SignerQuestion
    ? Omit<One, 'id'>
    : never
  : never;
type Waiting = { readonly question: SignerQuestion; done(reply: SignerReply): void; failed(error: Error): void };

/**
 * Speaks with a signer over lines that may be lost. A line that ends is opened again and what was asked is asked again,
 * because asking twice gives the same bytes. While no line can be opened, asking fails at once: who asks has other work
 * to do, and comes back.
 */
export async function speakWith(options: {
  open(events: LinkEvents): Link;
  readonly log: { warn(line: string): void };
  /** Said when a line is lost, and when the first one could not be opened, with why. */
  readonly words: { readonly lost: string; readonly never: string };
  /** How long the first line may take; without it the first failure is the last. */
  readonly beginWithinMs?: number | undefined;
  readonly withinMs?: number | undefined;
}): Promise<Signer> {
  const { open, log, words, beginWithinMs = 0, withinMs = WITHIN_MS } = options;
  const waiting = new Map<number, Waiting>();
  let link: Link | undefined;
  let known: SignerReady | undefined;
  let state: SignerState = { up: false, why: 'it was not reached yet', since: Date.now() };
  let isReady = false;
  let closed = false;
  let count = 0;
  let pauseMs = AGAIN_MS;
  let again: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  const beginUntil = Date.now() + beginWithinMs;
  let begun: { done(ready: SignerReady): void; failed(error: Error): void } | undefined;

  function start(): void {
    let mine: Link | undefined;
    let isOver = false;
    const lost: LinkEvents['lost'] = (why, pause) => {
      if (isOver) return;
      isOver = true;
      // Before it was given to us, at the next turn.
      if (mine) lose(mine, why, pause);
      else setImmediate(() => mine && lose(mine, why, pause));
    };
    mine = open({
      ready: (said) => link === mine && !isOver && onReady(said, lost),
      reply: (said) => link === mine && !isOver && receive(said),
      lost,
    });
    link = mine;
    guard();
  }

  function onReady(said: SignerReady, lost: (why: string) => void): void {
    // Deposit addresses were given out: what other keys sign is not ours.
    const isOther = known && (known.depositKey !== said.depositKey || known.hotWallet !== said.hotWallet);
    if (isOther) {
      lost('it has other keys than before');
      return;
    }
    if (known) log.warn('the signer is back');
    known = said;
    isReady = true;
    state = { up: true };
    pauseMs = AGAIN_MS;
    begun?.done(said);
    begun = undefined;
    for (const { question } of waiting.values()) link!.send(question);
    guard();
  }

  function receive(reply: SignerReply): void {
    // The place of a key may be away while the signer is there.
    const params = waiting.get(reply.id);
    if ('unavailable' in reply) state = state.up ? { up: false, why: reply.unavailable, since: Date.now() } : state;
    else if ('signed' in reply && !isSweep(params?.question)) state = { up: true };
    params?.done(reply);
    waiting.delete(reply.id);
    guard();
  }

  function lose(one: Link, why: string, pause?: number): void {
    if (link !== one) return;
    const hadBegun = isReady;
    link = undefined;
    isReady = false;
    clearTimeout(watch);
    one.close().catch(() => undefined);
    if (state.up) state = { up: false, why, since: Date.now() };
    else state = { ...state, why };
    if (begun && Date.now() >= beginUntil) {
      begun.failed(new Error(`${words.never}: ${why}`));
      begun = undefined;
      closed = true;
    }
    if (closed) return;
    if (hadBegun) log.warn(`${words.lost}: ${why}`);
    if (pause !== undefined) pauseMs = pause;
    if (!hadBegun || pause !== undefined) failAll(new SignerUnavailable(`the signer cannot be asked: ${why}`));
    again = setTimeout(start, pauseMs);
    pauseMs = Math.min(pauseMs * 2, AGAIN_MOST_MS);
  }

  function failAll(error: Error): void {
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  }

  /** While something is waited for, silence has an end; and only then it keeps the server from ending. */
  function guard(): void {
    clearTimeout(watch);
    const guarded = link;
    guarded?.hold(!isReady || waiting.size > 0);
    if (!guarded || (isReady && waiting.size === 0)) return;
    watch = setTimeout(() => lose(guarded, 'it was silent for too long'), withinMs);
  }

  function ask(query: UnnumberedQuestion): Promise<SignerReply> {
    if (closed) return Promise.reject(new Error('the signer is closed'));
    // Just lost is not yet away: the next line may be there in half a second.
    if (!isReady && !state.up && pauseMs > AGAIN_MS * 2) {
      return Promise.reject(new SignerUnavailable(`the signer cannot be asked: ${state.why}`));
    }
    count += 1;
    const question = { ...query, id: count } as SignerQuestion;
    return new Promise((done, failed) => {
      waiting.set(question.id, { question, done, failed });
      if (isReady) link!.send(question);
      guard();
    });
  }

  async function replyTo(question: UnnumberedQuestion): Promise<SignerReply> {
    const reply = await ask(question);
    if ('refusal' in reply) throw new SignerRefused(reply.refusal, reply.detail);
    if ('unavailable' in reply) throw new SignerUnavailable(`the signer cannot sign now: ${reply.unavailable}`);
    return reply;
  }

  const { depositKey, hotWallet, hotWallets } = await new Promise<SignerReady>((done, failed) => {
    begun = { done, failed };
    start();
  });

  return {
    depositKey,
    hotWallet,
    get hotWallets() {
      return known?.hotWallets ?? hotWallets;
    },
    state: () => state,
    async sign(request) {
      const reply = await replyTo({ task: 'sign', request });
      if ('signed' in reply) return reply.signed;
      throw new Error('the signer answers something else');
    },
    async retire(network, wallet) {
      const reply = await replyTo({ task: 'retire', network, wallet });
      if (!('retired' in reply)) throw new Error('the signer answers something else');
    },
    async signed(network, sender, nonce) {
      const reply = await replyTo({ task: 'signed', network, sender, nonce });
      if ('remembered' in reply) return reply.remembered ?? undefined;
      throw new Error('the signer answers something else');
    },
    async close() {
      closed = true;
      clearTimeout(again);
      clearTimeout(watch);
      const last = link;
      link = undefined;
      failAll(new Error('the signer is closed'));
      await last?.close();
    },
  };
}

/** Signed by the key of a deposit address, which says nothing of the hot wallet's. */
const isSweep = (question: SignerQuestion | undefined): boolean =>
  question?.task === 'sign' && (question.request as SignRequest).kind === 'sweep';

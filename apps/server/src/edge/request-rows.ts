import type { Language } from '@quay/contract/identity';
import type { Projector, Reads } from '@quay/store';
import type { FastifyRequest } from 'fastify';
import { Busy, OutcomeUnknown } from './busy.ts';
import type { RequestContext, RowsAt, Session, StaffSession } from './request-context.ts';
import { saysSeq, seenSeq } from './request-headers.ts';
import { deviceOf, guestToken } from './who.ts';

/** How long an answer waits for rows that are as new as its reader. */
const ROWS_WAIT_MS = 2_000;

/** Where rows come from, and how new they are. */
export type RowsSource = {
  readonly reads: Reads;
  readonly core: { readonly seq: number };
  readonly projector: Pick<Projector, 'seq' | 'until'>;
};

/** One request, as routes see it. What is seldom asked for is read from it when it is. */
export class ContextOfRequest implements RequestContext {
  readonly language: Language;
  readonly session: Session | undefined;
  readonly rows: RowsAt;
  readonly #request: FastifyRequest;
  readonly #member: StaffSession | undefined;
  readonly #uploaded: Uint8Array | undefined;
  readonly #source: RowsSource;
  /** How new the rows were that the answer is from, if it is from rows. */
  rowsAt: number | undefined;

  constructor(
    request: FastifyRequest,
    language: Language,
    session: Session | undefined,
    staff: StaffSession | undefined,
    picture: Uint8Array | undefined,
    source: RowsSource,
  ) {
    this.#request = request;
    this.language = language;
    this.session = session;
    this.#member = staff;
    this.#uploaded = picture;
    this.#source = source;
    this.rows = (atLeast = 0) => this.#rowsFrom(atLeast);
  }

  get owner(): number {
    if (!this.session) throw new Error('a guest has no accounts');
    return this.session.user;
  }

  get staff(): StaffSession {
    if (!this.#member) throw new Error('no member of staff makes this request');
    return this.#member;
  }

  get address(): string {
    return this.#request.ip;
  }

  get guest(): string | undefined {
    return guestToken(this.#request.headers);
  }

  get device(): string {
    return deviceOf(this.#request.headers);
  }

  get picture(): Uint8Array {
    return this.#uploaded ?? new Uint8Array();
  }

  get namesBatches(): boolean {
    return saysSeq(this.#request.headers);
  }

  get rowsSeq(): number {
    return this.#source.projector.seq;
  }

  get rowsAfter(): (seq: number) => Promise<Reads> {
    return (seq) =>
      this.rows(seq).catch((error: unknown) => {
        throw error instanceof Busy ? new OutcomeUnknown(error.message) : error;
      });
  }

  async #rowsFrom(atLeast: number): Promise<Reads> {
    const { core, projector, reads } = this.#source;
    // Nobody can have seen more than there is; an older database may have been put back.
    const wanted = Math.min(Math.max(seenSeq(this.#request.headers), atLeast), core.seq);
    if (wanted > projector.seq && !(await projector.until(wanted, ROWS_WAIT_MS))) {
      throw new Busy('the rows are behind');
    }
    this.rowsAt = projector.seq;
    return reads;
  }
}

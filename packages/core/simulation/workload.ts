import type { CoreOptions, Outcome, Reply } from '../src/index.ts';
import { Agents } from './agents.ts';
import { Auditor } from './auditor/auditor.ts';
import { lineFaults, MemoryStore } from './memory-store.ts';
import type { Plan } from './plan.ts';
import { Random } from './random.ts';
import { type Act, dayLimits, FIRST_USER, MAKER, practice, SECOND, taking, WHALE, World } from './world.ts';

export type Report = {
  readonly commands: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly batches: number;
  readonly trades: number;
  /** Trades of contracts, how often a profit was realised at the mark, and losses that their owners could not pay. */
  readonly contractTrades: number;
  readonly covers: number;
  readonly shortfalls: number;
  /** How often somebody paid or got something at a stamp of funding. */
  readonly fundings: number;
  /** How often a position was settled with its contract. */
  readonly deliveries: number;
  readonly entries: number;
  readonly crashes: number;
  /** Batches whose way to the journal and back was disturbed. */
  readonly faults: number;
  /** Orders that were sent again because nobody knew what had become of them. */
  readonly retries: number;
  /** Answers to repeated client ids that were held against the first. */
  readonly repeats: number;
  /** Pairs of which one traded, and purchases that left exits. */
  readonly parted: number;
  readonly left: number;
  /** Owners with a fee tier above the lowest at the end. */
  readonly raised: number;
  /** How often an owner was held, so that nothing of theirs could leave. */
  readonly holds: number;
  /** Cases of value given to one counterparty. */
  readonly cases: number;
  /** Time that passed, in milliseconds. */
  readonly time: number;
  readonly digest: string;
  readonly store: MemoryStore;
};

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1);
/** The core's own invariants are worked out from scratch after so many commands. */
const FULL_CHECK_EVERY = 5_000;
const GROUP_MAX = 40;
/** Between two ticks of a clock that runs; Quay is away when it is silent for longer. */
const WATCH_STEP = 19_000;
const STAFF = 7;

/** A life that failed, and how it is seen again. */
export class LifeFailure extends Error {
  override readonly name = 'LifeFailure';

  constructor(plan: Plan, command: number, cause: unknown) {
    const { newBook: _, ...said } = plan;
    const what = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    super(
      `seed ${plan.seed}, command ${command}: ${what}\n  plan ${JSON.stringify(said)}\n` +
        `  again: npm run simulate -- --from ${plan.seed} --seeds 1 --commands ${plan.commands}`,
      { cause },
    );
  }
}

/**
 * A seeded life of an exchange: market makers quote round a wandering price, users come at random, staff halt markets, time
 * passes, batches get lost on the line, the core dies now and then with batches on their way. Every batch is audited.
 *
 * @throws LifeFailure at the first thing that is not as it should be; the seed brings it back
 */
export function simulate(plan: Plan): Report {
  const life = new Life(plan);
  try {
    return life.run();
  } catch (cause) {
    throw new LifeFailure(plan, life.commands, cause);
  }
}

type Sending = { readonly act: Act; readonly sent: { name: string; input: object; at: number } };

class Life {
  readonly #plan: Plan;
  readonly #random: Random;
  readonly #auditor: Auditor;
  readonly #store: MemoryStore;
  readonly #world: World;
  readonly #agents: Agents;
  readonly #refused: Record<string, number> = {};
  /** Sent and not answered yet. */
  readonly #unknown = new Set<Sending>();
  #at = START;
  #checkedAt = 0;
  #crashes = 0;
  #faults = 0;
  #retries = 0;
  commands = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#random = new Random(plan.seed);
    this.#auditor = new Auditor(practice, dayLimits, taking);
    const { newBook, fundingSlice, deliverySlice } = plan;
    const options = { practice, fundingSlice, deliverySlice, ...(newBook ? { newBook } : {}) };
    this.#store = new MemoryStore(options, (changes, batch, alone) => this.#auditor.receive(changes, batch, alone));
    this.#world = new World(plan, this.#random);
    this.#agents = new Agents(this.#world, plan.seed, () => this.#store.core);
  }

  run(): Report {
    const plan = this.#plan;
    this.#open();
    const gap = Math.round((plan.days * DAY) / stepsOf(plan));
    const crashAt = Array.from({ length: plan.crashes }, () => this.#random.below(plan.commands)).sort((a, b) => a - b);
    while (this.commands < plan.commands) {
      this.#at += this.#random.below(2 * gap);
      this.#turn();
      this.#watch(this.#agents.c2c.watches());
      if (this.#random.chance(0.03)) this.#pass();
      if (this.commands >= (crashAt[0] ?? Number.POSITIVE_INFINITY)) {
        crashAt.shift();
        this.#crash();
      }
      if (this.commands - this.#checkedAt >= FULL_CHECK_EVERY) this.#check();
    }
    this.#landAll();
    this.#store.tick(this.#at + 2 * DAY);
    this.#check();
    return {
      commands: this.commands,
      refused: this.#refused,
      batches: this.#store.batches.length,
      trades: this.#auditor.spot.trades,
      contractTrades: this.#auditor.perpetual.trades,
      covers: this.#auditor.perpetual.covers,
      shortfalls: this.#auditor.perpetual.shortfalls,
      fundings: this.#auditor.perpetual.payments,
      deliveries: this.#auditor.perpetual.deliveries.settled,
      entries: this.#auditor.entries,
      crashes: this.#crashes,
      faults: this.#faults,
      retries: this.#retries,
      repeats: this.#agents.repeats,
      parted: this.#auditor.spot.links.parted,
      left: this.#auditor.spot.links.left,
      raised: this.#auditor.spot.tiers.raised,
      holds: this.#auditor.guard.kept.holds,
      cases: this.#auditor.guard.given.lastCase,
      time: this.#at - START,
      digest: this.#store.core.engine.digest(),
      store: this.#store,
    };
  }

  #open(): void {
    for (const { terms } of this.#world.places) this.#alone({ name: 'market/list-market', input: terms });
    for (const owner of [MAKER, WHALE, SECOND]) {
      this.#alone({ name: 'wallet/open-account', input: { owner, kind: 'desk' } });
    }
    for (let user = 0; user < this.#plan.users; user++) {
      this.#alone({ name: 'wallet/open-account', input: { owner: FIRST_USER + user, kind: 'user' } });
    }
    for (const act of this.#agents.opening()) this.#alone(act);
    for (const place of this.#world.places) for (const act of this.#agents.spot.quotes(place)) this.#alone(act);
  }

  #turn(): void {
    if (this.#random.below(100) < this.#plan.alone) {
      for (const act of this.#agents.next()) this.#alone(act);
      return;
    }
    const acts: Act[] = [];
    const most = 1 + this.#random.below(GROUP_MAX);
    while (acts.length < most) {
      const next = this.#agents.next();
      acts.push(...next);
      // The line may bring the same order twice.
      if (next[0] && this.#random.chance(0.02)) acts.push({ name: next[0].name, input: next[0].input });
      if (next.length === 0) break;
    }
    for (const part of partsOf(acts)) {
      this.#at += part[0]?.later ?? 0;
      this.#group(part);
    }
    while (this.#store.flying > 0 && this.#random.chance(0.6)) this.#land();
  }

  /** A sender's clock may be behind. */
  #clock(): number {
    return this.#random.chance(0.1) ? this.#at - this.#random.below(5000) : this.#at;
  }

  #sending(act: Act): Sending {
    this.commands += 1;
    const sending = { act, sent: { name: act.name, input: act.input, at: this.#clock() } };
    this.#unknown.add(sending);
    return sending;
  }

  #answerOf(sending: Sending): (reply: Reply) => void {
    return ({ outcome, seq }) => {
      this.#unknown.delete(sending);
      if (seq > this.#store.batches.length)
        throw new Error(`I32 ${sending.sent.name} was answered before it was durable`);
      if (!outcome.ok) this.#refused[outcome.refusal.reason] = (this.#refused[outcome.refusal.reason] ?? 0) + 1;
      sending.act.heard?.(outcome);
    };
  }

  /** One command when nothing is on its way: what becomes durable follows from it alone. */
  #alone(act: Act): Outcome {
    this.#landAll();
    this.#at += act.later ?? 0;
    const { core } = this.#store;
    const sending = this.#sending(act);
    // What the moment alone makes happen is no trace of the command.
    core.engine.reach(sending.sent.at);
    this.#landAll();
    const before = core.engine.seq;
    // Who comes while others are paid is paid first, whatever comes of it.
    const pays = core.perpetual.funding.isPaying || core.perpetual.delivery.isPaying;
    const answer = this.#answerOf(sending);
    let replied: Outcome | undefined;
    this.#store.submit(sending.sent, (reply) => {
      replied = reply.outcome;
      answer(reply);
    });
    this.#landAll();
    if (!replied) throw new Error(`${act.name} was never answered`);
    if (!replied.ok && core.engine.seq !== before && !pays) throw new Error(`a refusal of ${act.name} left a trace`);
    return replied;
  }

  /** Many commands at once, one by one, together or in one frame; batches form as they do in life. */
  #group(acts: readonly Act[]): void {
    const all = acts.map((act) => {
      const sending = this.#sending(act);
      return { sent: sending.sent, answer: this.#answerOf(sending) };
    });
    const way = this.#random.below(3);
    if (way === 0) this.#store.submitFrame(all, this.#clock());
    else if (way === 1) this.#store.submitAll(all);
    else for (const { sent, answer } of all) this.#store.submit(sent, answer);
  }

  #land(): void {
    const fault = this.#random.chance(0.03) ? this.#random.pick(lineFaults) : 'none';
    if (fault !== 'none') this.#faults += 1;
    this.#store.land(fault);
  }

  #landAll(): void {
    while (this.#store.flying > 0) this.#land();
  }

  /** Time passes: what is due happens, staff come by, the projector catches up to somewhere. */
  #pass(): void {
    const { random } = this.#world;
    this.#store.core.engine.tick(this.#at);
    if (random.chance(0.1)) {
      const market = this.#world.place().symbol;
      const status = random.chance(0.3) ? 'halted' : 'trading';
      this.#alone({ name: 'market/set-status', input: { market, status, staff: STAFF } });
    }
    for (const { symbol } of this.#world.places) {
      if (random.chance(0.3)) {
        this.#alone({ name: 'market/set-status', input: { market: symbol, status: 'trading', staff: STAFF } });
      }
    }
    const store = this.#store;
    store.project(Math.max(store.projected, store.batches.length - random.below(300)));
    this.#follow();
  }

  /** The clock runs without a gap, so that deadlines pass which an absence would only move. */
  #watch(minutes: number): void {
    for (const end = this.#at + minutes * 60_000; this.#at < end; this.#at += WATCH_STEP) {
      this.#store.core.engine.tick(this.#at);
      this.#landAll();
    }
  }

  /** Market makers see where the price is: they do not quote outside of its band for long. */
  #follow(): void {
    for (const place of this.#world.places) {
      const { referencePrice } = this.#store.core.market.markets.get(place.symbol)!;
      const last = Number(referencePrice / place.terms.tick);
      if (Math.abs(place.middle - last) > last * 0.05) place.middle = last;
    }
  }

  /** The core dies: with nothing on its way, or with one or two batches of which the journal has none, one or both. */
  #crash(): void {
    const store = this.#store;
    const durable = this.#random.below(store.flying + 1);
    const idle = store.flying === 0;
    const before = idle ? store.core.engine.digest() : undefined;
    store.crash(durable, this.#random.chance(0.5));
    this.#crashes += 1;
    const { core } = store;
    const after = core.engine.digest();
    if (before !== undefined && after !== before) throw new Error('I12 the core came back different');
    this.#auditor.compare(core);
    store.project(store.batches.length);
    if (store.digest() !== after) throw new Error('I12 rows alone make another state than rows and journal');
    this.#check();
    this.#agents.startAgain();
    this.#retry();
  }

  /** Nobody knows what became of what was not answered: what has a client id is sent again, and happens once. */
  #retry(): void {
    const lost = [...this.#unknown];
    this.#unknown.clear();
    for (const { act } of lost) {
      const { owner, clientId } = act.input as { owner?: number; clientId?: string | null };
      if (act.name !== 'spot/place-order' || owner === undefined || !clientId) continue;
      const known = this.#auditor.spot.orderOf(owner, clientId);
      this.#retries += 1;
      const outcome = this.#alone({ name: act.name, input: act.input });
      if (known === undefined) continue;
      const kept = outcome.ok && (outcome.value as { id: number }).id === known;
      const reused = !outcome.ok && outcome.refusal.reason === 'spot/client-id-reused';
      if (!kept && !reused) throw new Error(`I10 order ${known} of ${owner} was not recognised when it was sent again`);
    }
  }

  #check(): void {
    this.#checkedAt = this.commands;
    const broken = this.#store.core.engine.broken();
    if (broken.length > 0) throw new Error(broken.join('\n'));
  }
}

/** Acts that come together: time passes between two parts. */
function partsOf(acts: readonly Act[]): readonly (readonly Act[])[] {
  const parts: Act[][] = [[]];
  for (const act of acts) {
    if (act.later !== undefined) parts.push([]);
    parts.at(-1)!.push(act);
  }
  return parts.filter((part) => part.length > 0);
}

/** About how many turns a life has, so that its days are spread over them. */
function stepsOf({ commands, alone }: Plan): number {
  const inGroup = GROUP_MAX / 2 + 2;
  const each = (alone * 2 + (100 - alone) * inGroup) / 100;
  return Math.max(1, Math.round(commands / each));
}

/** Runs the recorded commands of a whole journal through a fresh core: the changes must be the same, byte for byte. */
export function rerun(store: MemoryStore, newBook?: CoreOptions['newBook']): string {
  const again = new MemoryStore(newBook ? { ...store.options, newBook } : store.options);
  for (const batch of store.batches) {
    const changes = again.core.engine.rerun(batch);
    if (Buffer.compare(changes, batch.changes) !== 0) {
      throw new Error(`I12 batch ${batch.seq} came out different when run again`);
    }
  }
  return again.core.engine.digest();
}

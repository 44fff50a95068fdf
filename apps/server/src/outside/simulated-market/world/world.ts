import { type Character, characterOf } from '../character.ts';
import { Draws, makeNormal, student } from './draws.ts';
import { busyOf, seasonOf } from './season.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** A part of a logarithm that comes back to nothing: its deviation, what is left of it after a time, and what comes new. */
type Returning = { readonly deviation: number; readonly kept: number; readonly shock: number };
const returning = (deviation: number, half: number, every: number): Returning => {
  const kept = 0.5 ** (every / half);
  return { deviation, kept, shock: deviation * Math.sqrt(1 - kept * kept) };
};

/** Calm and wild times: parts of the logarithm of volatility with half-lives of half an hour, six hours and eight days. */
const moods = (quick: number, slow: number, slowest: number) => ({
  quick: returning(quick, 30, 1),
  slow: returning(slow, 6 * HOUR, HOUR),
  slowest: returning(slowest, 8 * DAY, HOUR),
  variance: quick ** 2 + slow ** 2 + slowest ** 2,
});
const MARKET = moods(0.4, 0.42, 0.38);
const OWN = moods(0.3, 0.35, 0.3);
/** How much of the market's mood is in a coin's. */
const SHARED_MOOD = 0.6;
const COIN_VARIANCE = OWN.variance + SHARED_MOOD ** 2 * MARKET.variance;
/** Of what Bitcoin does not explain, the share of variance that all other coins have in common. */
const COMMON = 0.42;

/** Jumps a day, and their size: Student's t of 3.5 × a share of the price. */
const FREEDOM = 3.5;
const MARKET_JUMP = { aDay: 0.5, size: 0.0045 };
const OWN_JUMP = { aDay: 0.25, size: 0.01 };
const LEAP = { aDay: 0.03, size: 0.06 };
const JUMP_MAX = 0.12;
/** What jumps leave of a year's deviation to everything else. */
const WITHOUT_JUMPS = 0.97;

/** Half of the way from its listing price a price comes back in this time: years later it is still plausible. */
const HOME = 0.5 ** (1 / (180 * DAY));

/** How busy trading is besides the season: with the mood, for a day, and for the minute alone. */
const BUSY_MOOD = 0.65;
const FLOW = returning(1, DAY, HOUR);
const FLOW_OF = { bitcoin: 0.4, others: 0.5 };
const NOISE = 0.3;
const BUSY_STILL = 0.6;
const BUSY_MOVED = 0.5;
const BUSY_MOVED_MAX = 6;

/** Numbers drawn for a minute, the first four normal, and for an hour, all normal. */
const OF_MINUTE = 10;
const NORMAL = 4;
const OF_HOUR = 4;
const JUMP_AT = 4;
const REACH_AT = 7;

/** A sudden move of a coin within a minute, in small steps. */
export type Jump = {
  /** Of the logarithm of the price. */
  readonly size: number;
  /** Where in the minute it begins and how long it takes, as shares of the minute; never over its end. */
  readonly from: number;
  readonly during: number;
};

/** What a coin does in one minute. */
export type CoinMinute = {
  /** Logarithm of price ÷ listing price when the minute begins, and when it ends. */
  readonly from: number;
  readonly to: number;
  /** Deviation of the part of the move that is not a jump. */
  readonly deviation: number;
  readonly jumps: readonly Jump[];
  /** How much is traded, as a multiple of the mean. */
  readonly busy: number;
};

type CoinState = Readonly<Record<'x' | 'quick' | 'slow' | 'slowest' | 'flow', number>>;

/** Where a world is when a minute begins: with the seed, all that follows from it. It can be kept as JSON. */
export type WorldState = {
  readonly minute: number;
  readonly market: Readonly<Record<'quick' | 'slow' | 'slowest', number>>;
  readonly coins: Readonly<Record<string, CoinState>>;
};

type Mood = { quick: number; slow: number; slowest: number };
type Coin = {
  readonly symbol: string;
  readonly character: Character;
  readonly mood: Mood;
  x: number;
  flow: number;
  /** What the minute came to; see {@link CoinMinute}. */
  from: number;
  deviation: number;
  busy: number;
  jumps: readonly Jump[];
  /** The numbers of its day, for minutes and for hours. */
  drawn: Float64Array;
  ofHours: Float64Array;
};

const none: readonly Jump[] = [];

/**
 * The prices of all coins in a world outside, minute by minute: a function of seed and time, whatever happens here.
 * Coins move with Bitcoin, with each other and on their own; calm and wild times come in clusters, with the hour, and with
 * jumps. Floats are fine here: no amount is made from them before it is a whole number of ticks.
 */
export class World {
  readonly #draws: Draws;
  readonly #coins: readonly Coin[];
  readonly #market: Mood;
  #minute: number;
  #day = -1;
  #drawn: Float64Array = new Float64Array(0);
  #ofHours: Float64Array = new Float64Array(0);

  /** Begins where a world was, or out of nothing at a whole hour. A coin that the state lacks begins at home. */
  constructor(seed: Uint8Array, symbols: readonly string[], begins: number | WorldState) {
    this.#draws = new Draws(seed);
    const state = typeof begins === 'number' ? undefined : begins;
    this.#minute = typeof begins === 'number' ? begins : begins.minute;
    this.#market = state ? { ...state.market } : this.#begin('market', MARKET);
    this.#coins = symbols.map((symbol) => {
      const { x, flow, ...mood } = state?.coins[symbol] ?? { x: 0, flow: 0, ...this.#begin(`coin/${symbol}`, OWN) };
      const still = { from: x, deviation: 0, busy: 0, jumps: none, drawn: this.#drawn, ofHours: this.#ofHours };
      return { symbol, character: characterOf(symbol), mood, x, flow, ...still };
    });
  }

  #begin(stream: string, { quick, slow, slowest }: typeof MARKET): Mood {
    const drawn = this.#draws.uniforms(`begin/${stream}`, this.#minute, 4);
    makeNormal(drawn, 4, 4);
    return {
      quick: quick.deviation * drawn[0]!,
      slow: slow.deviation * drawn[1]!,
      slowest: slowest.deviation * drawn[2]!,
    };
  }

  /** The minute that begins. */
  get minute(): number {
    return this.#minute;
  }

  get state(): WorldState {
    return {
      minute: this.#minute,
      market: { ...this.#market },
      coins: Object.fromEntries(this.#coins.map(({ symbol, x, mood, flow }) => [symbol, { x, ...mood, flow }])),
    };
  }

  /** From now on prices are counted from where they are: this is home. */
  settle(): void {
    for (const coin of this.#coins) coin.x = 0;
  }

  /** Logarithms of price ÷ listing price now, in the order of the symbols. */
  get prices(): Float64Array {
    return Float64Array.from(this.#coins, ({ x }) => x);
  }

  /** What a coin did in the last minute, by its place among the symbols. */
  last(index: number): CoinMinute {
    const { from, x, deviation, jumps, busy } = this.#coins[index]!;
    return { from, to: x, deviation, jumps, busy };
  }

  /** How much was traded of a coin in the last minute, as a multiple of the mean. */
  busy(index: number): number {
    return this.#coins[index]!.busy;
  }

  /** How far up and down a coin went in the last minute: the extremes of a Brownian bridge, drawn exactly. */
  extremes(index: number): readonly [highest: number, lowest: number] {
    const { from, x, deviation, drawn } = this.#coins[index]!;
    const at = ((this.#minute - 1) % DAY) * OF_MINUTE + REACH_AT;
    const move = x - from;
    const twice = 2 * deviation * deviation;
    const up = (move + Math.sqrt(move * move - twice * Math.log(drawn[at]!))) / 2;
    const down = (-move + Math.sqrt(move * move - twice * Math.log(drawn[at + 1]!))) / 2;
    return [from + up, from - down];
  }

  /** Lets a minute pass. */
  step(): void {
    const minute = this.#minute;
    this.#lookUp(Math.floor(minute / DAY));
    if (minute % HOUR === 0) this.#beginHour((minute / HOUR) % 24);
    const at = (minute % DAY) * OF_MINUTE;
    const drawn = this.#drawn;
    const mood = this.#market.quick + this.#market.slow + this.#market.slowest;
    const wildness = Math.exp(mood - MARKET.variance);
    const season = seasonOf(minute);
    const jump = jumpOf(drawn, at + JUMP_AT, MARKET_JUMP.aDay, MARKET_JUMP.size);
    for (const coin of this.#coins) {
      this.#move(coin, at, { season, mood, wildness, first: drawn[at]!, second: drawn[at + 1]!, jump });
    }
    const busy = busyOf(minute);
    for (const coin of this.#coins) coin.busy *= busy;
    this.#market.quick = MARKET.quick.kept * this.#market.quick + MARKET.quick.shock * drawn[at + 2]!;
    this.#minute = minute + 1;
  }

  #move(
    coin: Coin,
    at: number,
    of: {
      readonly season: number;
      readonly mood: number;
      readonly wildness: number;
      readonly first: number;
      readonly second: number;
      readonly jump: Jump | undefined;
    },
  ): void {
    const { volatility, correlation, leaps } = coin.character;
    const drawn = coin.drawn;
    const mood = coin.mood.quick + coin.mood.slow + coin.mood.slowest + SHARED_MOOD * of.mood;
    const wildness = Math.exp(mood - COIN_VARIANCE);
    const calm = WITHOUT_JUMPS * volatility * PER_MINUTE * of.season;
    const rest = 1 - correlation * correlation;
    const ofMarket = Math.sqrt(rest * COMMON) * of.second + correlation * of.first;
    const alone = Math.sqrt(rest * (1 - COMMON)) * wildness;
    let to = coin.x * HOME + calm * (of.wildness * ofMarket + alone * drawn[at]!);
    const own = leaps
      ? jumpOf(drawn, at + JUMP_AT, LEAP.aDay, LEAP.size)
      : jumpOf(drawn, at + JUMP_AT, OWN_JUMP.aDay, OWN_JUMP.size * volatility);
    coin.jumps = none;
    if (of.jump || own) {
      const shared = of.jump && { ...of.jump, size: of.jump.size * correlation * (volatility / BITCOIN) };
      coin.jumps = [shared, own].filter((jump) => jump !== undefined);
      for (const { size } of coin.jumps) to += size;
    }
    const withMarket = of.wildness * of.wildness * (correlation * correlation + rest * COMMON);
    coin.deviation = calm * Math.sqrt(withMarket + alone * alone);
    const flow = coin.symbol === 'BTC' ? FLOW_OF.bitcoin : FLOW_OF.others;
    const variance = BUSY_MOOD * BUSY_MOOD * COIN_VARIANCE + flow * flow + NOISE * NOISE;
    const moved = Math.min(BUSY_MOVED_MAX, Math.abs(to - coin.x) / coin.deviation);
    coin.busy =
      Math.exp(BUSY_MOOD * mood + flow * coin.flow + NOISE * drawn[at + 1]! - variance / 2) *
      (BUSY_STILL + BUSY_MOVED * moved);
    coin.from = coin.x;
    coin.x = to;
    coin.mood.quick = OWN.quick.kept * coin.mood.quick + OWN.quick.shock * drawn[at + 2]!;
  }

  /** What changes slowly changes when an hour of a day begins. */
  #beginHour(hour: number): void {
    const at = hour * OF_HOUR;
    const market = this.#ofHours;
    this.#market.slow = MARKET.slow.kept * this.#market.slow + MARKET.slow.shock * market[at]!;
    this.#market.slowest = MARKET.slowest.kept * this.#market.slowest + MARKET.slowest.shock * market[at + 1]!;
    for (const coin of this.#coins) {
      const drawn = coin.ofHours;
      coin.mood.slow = OWN.slow.kept * coin.mood.slow + OWN.slow.shock * drawn[at]!;
      coin.mood.slowest = OWN.slowest.kept * coin.mood.slowest + OWN.slowest.shock * drawn[at + 1]!;
      coin.flow = FLOW.kept * coin.flow + FLOW.shock * drawn[at + 2]!;
    }
  }

  /** The numbers of a day are drawn together. */
  #lookUp(day: number): void {
    if (day === this.#day) return;
    this.#day = day;
    this.#drawn = this.#ofDay('market', DAY, OF_MINUTE, NORMAL);
    this.#ofHours = this.#ofDay('hours of the market', 24, OF_HOUR, OF_HOUR);
    for (const coin of this.#coins) {
      coin.drawn = this.#ofDay(`coin ${coin.symbol}`, DAY, OF_MINUTE, NORMAL);
      coin.ofHours = this.#ofDay(`hours of ${coin.symbol}`, 24, OF_HOUR, OF_HOUR);
    }
  }

  #ofDay(stream: string, rows: number, width: number, normal: number): Float64Array {
    const drawn = this.#draws.uniforms(stream, this.#day, rows * width);
    makeNormal(drawn, width, normal);
    return drawn;
  }
}

const PER_MINUTE = 1 / Math.sqrt(YEAR);
const BITCOIN = characterOf('BTC').volatility;

/** A jump of the minute, from three numbers, if there is one: the one by which it happens also says when and how fast. */
function jumpOf(drawn: Float64Array, at: number, aDay: number, size: number): Jump | undefined {
  const chance = aDay / DAY;
  const happens = drawn[at]!;
  if (happens >= chance) return undefined;
  const share = happens / chance;
  const during = 0.08 + 0.75 * share;
  const from = ((share * 997) % 1) * (1 - during);
  const drawnSize = size * student(FREEDOM, drawn[at + 1]!, drawn[at + 2]!);
  return { size: Math.max(-JUMP_MAX, Math.min(JUMP_MAX, drawnSize)), from, during };
}

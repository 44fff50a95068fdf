/**
 * A reason for which a call can be refused. Every refusal is made once, in its area's `refusals.ts`; its words stand
 * in `@quay/words` in every language.
 */
export type Refusal<Reason extends string = string> = {
  /** Stable number on the wire. Areas own ranges: edge 400–599 and 400xx, identity 11000, market 12000 and 29000, spot 13000, wallet 14000, convert 14500, upload 15000, verification 16000, support 17000, announcement 17500, staff 18000, c2c 19000, loans 23000, credit 23100, earn 24000, liquidity 24100, following 25000, referral 26000, account 28000, demo 27000. */
  readonly code: number;
  /** `<area>/<reason>`, the key of its words. */
  readonly reason: Reason;
  /** Names of the parameters that its words use. */
  readonly params: readonly string[];
};

/** Answers yes, or the reason that the disabled button shows. Used by core and screen alike. */
export type May = { readonly yes: true } | { readonly yes: false; readonly refusal: Refusal };

type Reasons = Record<string, readonly [code: number, ...params: string[]]>;
type Made<Area extends string, All extends Reasons> = {
  readonly [Reason in keyof All & string]: Refusal<`${Area}/${Reason}`>;
};

const made = new Map<number, Refusal>();

/** The refusal of a code, as everything that was loaded made it. */
export const refusalOf = (code: number): Refusal | undefined => made.get(code);

export function refusals<const Area extends string, const All extends Reasons>(area: Area, all: All): Made<Area, All> {
  const own: Record<string, Refusal> = {};
  for (const [reason, [code, ...params]] of Object.entries(all)) {
    const refusal = { code, reason: `${area}/${reason}`, params };
    own[reason] = refusal;
    made.set(code, refusal);
  }
  return own as Made<Area, All>;
}

/** Refusals that the edge makes before any area is asked. Three digits are the HTTP statuses that the specification words. */
export const edge = refusals('edge', {
  'bad-request': [400, 'field'],
  'not-json': [40001],
  'clock-off': [40002],
  'token-in-query': [40003],
  unauthorized: [401],
  forbidden: [403],
  'not-found': [404, 'path'],
  'too-large': [413, 'limit'],
  'too-many-requests': [429, 'seconds'],
  fault: [500],
  /** Nothing was done, and nothing can have been: the request carries no id under which it may have come before. */
  busy: [503],
  /** It may have been done, by this request or by an earlier one with the same id. */
  'outcome-unknown': [504],
  'live-message-malformed': [40010],
  'live-channel-unknown': [40011],
  'live-too-many-channels': [40012, 'max'],
  'live-ticket-wrong': [40013],
});

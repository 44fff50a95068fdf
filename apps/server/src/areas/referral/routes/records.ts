import { PROMOTION_FUND } from '@quay/contract/earn';
import {
  budget,
  claims,
  customers,
  invitation,
  overview,
  REFERRAL_COIN,
  REFERRAL_DAY_MS,
  REFERRAL_LINES,
  referralDay,
  shortName,
} from '@quay/contract/referral';
import { freeOf } from '@quay/core/earn-sums';
import { text } from '@quay/money';
import type { Reads } from '@quay/store';
import { reply, type Served, serve } from '../../../edge/route.ts';
import { lookBelow } from '../below.ts';
import type { ReferralNeeds } from '../needs.ts';
import { claimOnWire, rebateOnWire } from '../wire.ts';

const PAGE = 20;
const CLAIMS_A_PAGE = 10;
const LAST = Number.MAX_SAFE_INTEGER;
/** Most rows of one answer: days to be claimed, days that are not counted, days of a claim. */
const SHOWN = 100;
const NOT_COUNTED_SHOWN = 50;

/** Who is below, what they deposited, what can be claimed, and what was. */
export const recordRoutes = ({ now }: Pick<ReferralNeeds, 'now'>): Served[] => [
  serve(overview, async (_request, context) => {
    const { owner } = context;
    const rows = await context.rows();
    const { referral, identity } = rows;
    const at = now();
    const [user, member, lines, got, below, traits, today, funds] = await Promise.all([
      identity.userById(owner),
      referral.member(owner),
      referral.lines(owner),
      referral.got(owner),
      lookBelow(referral, owner, at),
      referral.traits([owner]),
      referral.claimOfDay(owner, referralDay(at)),
      fundOf(rows),
    ]);
    const shown = below.claimable.slice(0, SHOWN);
    const notCounted = below.notCounted.slice(0, NOT_COUNTED_SHOWN);
    const named = await namesOf(
      rows,
      [...shown, ...notCounted].map(({ depositor }) => depositor),
    );
    return reply({
      ...{ code: user!.usercode, mayRefer: member?.mayRefer ?? true, coin: REFERRAL_COIN },
      verified: traits.some(({ kind }) => kind === 'person'),
      lines: Array.from({ length: REFERRAL_LINES }, (_, place) => {
        const line = place + 1;
        const of = lines.find((one) => one.line === line);
        const paid = got.find((one) => one.line === line)?.paid ?? 0n;
        return { line, people: of?.people ?? 0, deposited: text(of?.deposited ?? 0n), got: text(paid) };
      }),
      claimable: {
        sum: text(below.claimable.reduce((sum, { amount }) => sum + amount, 0n)),
        count: below.claimable.length,
        rows: shown.map((one) => rebateOnWire(one, named(one.depositor))),
      },
      notCounted: notCounted.map(({ depositor, line, day, deposit, reason, from }) => ({
        ...{
          name: shortName(named(depositor)),
          line,
          day: day * REFERRAL_DAY_MS,
          deposit: text(deposit),
          reason,
          from,
        },
      })),
      claimedAt: today?.at ?? null,
      nextClaimAt: (referralDay(at) + 1) * REFERRAL_DAY_MS,
      scheduled: text(got.reduce((sum, { scheduled }) => sum + scheduled, 0n)),
      budget: { left: funds.left, funded: funds.funded },
    });
  }),
  serve(budget, async (_request, context) => reply({ coin: REFERRAL_COIN, ...(await fundOf(await context.rows())) })),
  serve(invitation, async ({ usercode }, context) => {
    const { identity, referral } = await context.rows();
    const user = await identity.userByUsercode(usercode.trim().toUpperCase());
    if (!user) return reply({ known: false });
    return reply({ known: (await referral.member(user.id))?.mayRefer ?? true });
  }),
  serve(customers, async ({ line, pageNo }, context) => {
    const { referral } = await context.rows();
    const offset = (Number(pageNo ?? 1) - 1) * PAGE;
    const names = await referral.people(context.owner, Number(line), offset, PAGE + 1);
    return reply({ names: names.slice(0, PAGE).map(shortName), more: names.length > PAGE });
  }),
  serve(claims, async ({ before }, context) => {
    const { referral } = await context.rows();
    const own = await referral.claims(context.owner, before === undefined ? LAST : Number(before), CLAIMS_A_PAGE);
    return reply(await Promise.all(own.map(async (one) => claimOnWire(one, await referral.rebates(one.id, SHOWN)))));
  }),
];

/** What the promotion budget holds that is promised to nobody, and all that was ever put into it. */
async function fundOf({ earn }: Pick<Reads, 'earn'>): Promise<{ readonly left: string; readonly funded: string }> {
  const fund = (await earn.funds()).find(({ code, asset }) => code === PROMOTION_FUND && asset === REFERRAL_COIN);
  if (!fund) return { left: '0', funded: '0' };
  return { left: text(freeOf(fund)), funded: text(fund.putIn - fund.takenOut + fund.received) };
}

async function namesOf({ referral }: Pick<Reads, 'referral'>, people: readonly number[]) {
  const names = new Map((await referral.names([...new Set(people)])).map(({ id, name }) => [id, name]));
  return (person: number): string => names.get(person) ?? '';
}

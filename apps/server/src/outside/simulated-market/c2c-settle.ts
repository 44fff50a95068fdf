import { randomUUID } from 'node:crypto';
import { type CastMerchant, merchants } from '@quay/cast';
import { ADS_MAX, type PaymentKind } from '@quay/contract/c2c';
import { nicknameKey } from '@quay/contract/identity';
import { type Amount, units } from '@quay/money';
import type { Reads } from '@quay/store';
import type { C2c } from '../../areas/c2c/c2c.ts';
import { sealFields } from '../../areas/verification/sealed.ts';
import type { CorePort } from '../../core-host/port.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { SystemSettingsStore } from '../../system/system-settings.ts';
import { accountOf, adsOf, type PlannedAd } from './c2c-plan.ts';

/** A merchant of the simulated market with an account. */
export type Settled = { readonly id: number; readonly merchant: CastMerchant };

export type SettleParts = {
  readonly core: CorePort;
  readonly reads: Pick<Reads, 'identity' | 'verification' | 'c2c'>;
  readonly c2c: Pick<C2c, 'ads' | 'methods' | 'market'>;
  readonly systemSettings: SystemSettingsStore;
  readonly secrets: Secrets;
  /** Waits until the rows have what was committed. */
  readonly caughtUp: () => Promise<unknown>;
};

/**
 * Opens the merchants' accounts, verifies them, pays their deposits, writes down what they are paid to and posts their
 * ads: by the services that everybody uses. What an earlier start has done stays as it is.
 *
 * @throws when it is stopped on the way: the next start goes on
 */
export async function settleMerchants(parts: SettleParts, stopping: AbortSignal): Promise<Settled[]> {
  const deposit = units((await parts.systemSettings.settings()).merchantDeposit);
  const settled = await Promise.all(merchants.map((merchant) => openAccount(merchant, deposit, parts)));
  await parts.caughtUp();
  await Promise.all(settled.map((one) => postAds(one, parts, stopping)));
  return settled;
}

async function openAccount(merchant: CastMerchant, deposit: Amount, parts: SettleParts): Promise<Settled> {
  const { core, reads, secrets } = parts;
  const id = await accountIdOf(merchant, reads.identity);
  // Nobody logs in by it, so that it may be what others see.
  const { username } = merchant;
  const known = { user: id, nickname: username, key: nicknameKey(username), at: Date.now() };
  await reads.identity.setNickname({ ...known, notAfter: 0 });
  // A market maker: it has what it needs to trade with everybody.
  await core.submit('wallet/open-account', { owner: id, kind: 'desk' });
  const { realName, country } = merchant;
  const sealed = sealFields(secrets, id, { realName, areaCode: country });
  await reads.verification.vouchFor({ user: id, sealed, at: Date.now() });
  const paid = await core.submit('c2c/pay-deposit', { owner: id, asset: 'USDT', amount: deposit });
  if (!paid.outcome.ok) throw new Error(`${merchant.username} has no deposit: ${paid.outcome.refusal.reason}`);
  return { id, merchant };
}

/** Without a password: nobody logs in as one of them. */
async function accountIdOf({ username, usercode }: CastMerchant, users: Reads['identity']): Promise<number> {
  const known = await users.userByName(username);
  if (known) {
    // Somebody had the name before the market had merchants: their account is theirs.
    if (known.usercode !== usercode) throw new Error(`the name ${username} is taken`);
    return known.id;
  }
  const added = await users.addUser({ username, usercode, passwordHash: null, at: Date.now() });
  if (added === 'taken') throw new Error(`the name ${username} is taken`);
  return added.id;
}

async function postAds({ id, merchant }: Settled, parts: SettleParts, stopping: AbortSignal): Promise<void> {
  const { c2c, reads } = parts;
  const posted = await reads.c2c.adsOf(id, { size: ADS_MAX });
  const isPosted = ({ side, symbol, fiat }: PlannedAd) =>
    posted.some((ad) => ad.side === side && ad.asset === symbol && ad.fiat === fiat);
  const planned = adsOf(merchant, c2c.market.references.in).filter((ad) => !isPosted(ad));
  if (planned.length === 0) return;
  const accounts = await accountsOf({ id, merchant }, planned, c2c.methods);
  for (const ad of planned) {
    stopping.throwIfAborted();
    const ids = ad.side === 'sell' ? ad.kinds.map((kind) => accounts.get(kind)!) : [];
    const made = await c2c.ads.create(id, { ...ad, methodIds: ids, requestId: randomUUID() }, async () => reads);
    if ('refusal' in made) throw new Error(`${merchant.username} cannot post an ad: ${made.refusal.reason}`);
  }
}

/** One account of each kind that a sell ad is paid by. */
async function accountsOf(
  { id, merchant }: Settled,
  ads: readonly PlannedAd[],
  methods: C2c['methods'],
): Promise<ReadonlyMap<PaymentKind, number>> {
  const accounts = new Map((await methods.mine(id)).map((method) => [method.kind, method.id]));
  const needed = new Set(ads.filter(({ side }) => side === 'sell').flatMap(({ kinds }) => kinds));
  for (const kind of needed) {
    if (accounts.has(kind)) continue;
    const details = { ...accountOf(kind, merchant), realName: merchant.realName };
    const added = await methods.add({ user: id, kind, details, qrFile: null });
    if ('refusal' in added) throw new Error(`${merchant.username} has no ${kind}: ${added.refusal.reason}`);
    accounts.set(kind, added.methodId);
  }
  return accounts;
}

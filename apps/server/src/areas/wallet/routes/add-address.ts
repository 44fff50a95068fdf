import { ADDRESSES_MAX, type addAddress, NEW_ADDRESS_HOURS, wallet } from '@quay/contract/wallet';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { isLabel, isWithdrawalNetwork, savedOnWire, validateAddress, validateNew } from '../address-book.ts';
import type { WalletNeeds } from '../needs.ts';

const HOUR_MS = 60 * 60_000;

export const addAddressRoute =
  ({ chain, identity, reads }: WalletNeeds): Route<typeof addAddress> =>
  async ({ network, address: typed, label, proof }, context) => {
    const { owner } = context;
    if (!isLabel(label)) return refused(wallet['label-malformed'], {}, 'label');
    if (!isWithdrawalNetwork(chain, network)) return refused(wallet['network-unknown'], {}, 'network');
    const address = await validateAddress(chain, network, typed);
    if (typeof address !== 'string') return { outcome: { ok: false, ...address } };
    const no = await validateNew(owner, reads, network, address);
    if (no) return { outcome: { ok: false, ...no } };
    const tooMany = refused(wallet['too-many-addresses'], { max: String(ADDRESSES_MAX) });
    if ((await reads.chain.savedAddresses(owner)).length >= ADDRESSES_MAX) return tooMany;

    // Who has no second lock yet may be a thief who waits for a day.
    const { missing } = await identity.withdrawalGate.of(owner);
    if (missing.includes('second-factor')) return refused(wallet['security-missing']);
    const proven = await identity.proofs.check(await identity.security(owner), 'add-address', proof, context.address);
    if ('refusal' in proven) return { outcome: { ok: false, ...proven } };
    const lost = await proven.spend();
    if (lost) return { outcome: { ok: false, ...lost } };

    const now = identity.now();
    const usableFrom = now + NEW_ADDRESS_HOURS * HOUR_MS;
    const row = { userId: owner, network, address, label: label.trim(), at: now, usableFrom };
    const saved = await reads.chain.saveAddress(row, ADDRESSES_MAX);
    if (saved === 'known') return refused(wallet['address-known'], {}, 'address');
    if (saved === 'too-many') return tooMany;
    await identity.notices.notify(owner, 'address-added', context, {
      name: row.label,
      words: { network, to: address },
    });
    return reply(savedOnWire(saved));
  };

import { hasUnseen } from '@quay/contract';
import { LABEL_MAX, type SavedAddress, WITHDRAWAL_COIN, wallet } from '@quay/contract/wallet';
import type { Reads, SavedAddressRow } from '@quay/store';
import { type Address, isAddressEqual } from 'viem';
import type { No } from '../../edge/envelope.ts';
import type { Chain } from '../../outside/chain/chain.ts';
import { readAddress } from './address.ts';
import { keylessKind } from './keyless-addresses.ts';

/** People compare the ends of an address; so do those who want to be taken for somebody else. */
const COMPARED = 4;

/** Something to read. */
export const isLabel = (label: string): boolean =>
  label.trim() !== '' && [...label].length <= LABEL_MAX && !hasUnseen(label);

/** A saved address, as its owner sees it. */
export function savedOnWire({ id, usableFrom, addedAt, lastUsedAt, ...row }: SavedAddressRow): SavedAddress {
  const { network, address, label } = row;
  return { addressId: id, network, address, label, addedAt, usableFrom, lastUsedAt };
}

/** Whether coins are withdrawn over a network at all. */
export const isWithdrawalNetwork = (chain: Pick<Chain, 'token'>, network: string): boolean =>
  chain.token(network, WITHDRAWAL_COIN)?.withdrawal !== undefined;

/** What is typed, as an address that could be paid at all: ours and those of contracts cannot. */
export async function validateAddress(chain: Chain, network: string, typed: string): Promise<Address | No> {
  const address = readAddress(typed);
  if (typeof address !== 'string') return at(address);
  return (await payable(chain, network, address)) ?? address;
}

/** Why an address cannot be paid, if it cannot: what it is. A network that cannot be asked is not guessed at. */
export async function payable(
  chain: Pick<Chain, 'whose' | 'access' | 'isOpen' | 'networks'>,
  network: string,
  address: Address,
): Promise<No | undefined> {
  const token = chain.networks
    .flatMap(({ tokens }) => tokens)
    .find(({ contract }) => isAddressEqual(contract, address));
  if (token) return { ...at(wallet['address-token']), params: { coin: token.asset } };
  if ((await chain.whose(address)) !== undefined) return at(wallet['address-ours']);
  const keyless = keylessKind(address);
  if (keyless) return at(wallet[`address-${keyless}`]);
  const isContract = await request(() => chain.access(network).isContract(address));
  if (isContract === undefined) return { refusal: wallet['withdrawals-closed'], params: {} };
  return isContract ? at(wallet['address-is-contract']) : undefined;
}

/** What would be saved: known already, or like another that is, or was paid, or paid. */
export async function validateNew(
  owner: number,
  reads: Pick<Reads, 'chain'>,
  network: string,
  address: Address,
): Promise<No | undefined> {
  const saved = await reads.chain.savedAddresses(owner);
  if (saved.some((one) => one.network === network && same(one.address, address))) return at(wallet['address-known']);
  const like = saved.find((one) => looksLike(one.address, address));
  if (like) return { ...at(wallet['address-looks-alike']), params: { label: like.label } };
  const other = (await reads.chain.counterparties(owner)).find((one) => looksLike(one, address));
  return other === undefined ? undefined : { ...at(wallet['address-looks-alike']), params: { label: short(other) } };
}

/** Another address with the same ends: what somebody makes who hopes to be copied by mistake. */
export function looksLike(one: string, other: string): boolean {
  if (same(one, other)) return false;
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.slice(2, 2 + COMPARED) === b.slice(2, 2 + COMPARED) && a.slice(-COMPARED) === b.slice(-COMPARED);
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const short = (address: string): string => `${address.slice(0, 8)}…${address.slice(-6)}`;
const at = (refusal: No['refusal']): No => ({ refusal, params: {}, field: 'address' });

/** Nothing when the network does not answer, whatever the reason. */
const request = <Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> =>
  Promise.resolve()
    .then(ask)
    .catch(() => undefined);

/** Every address of these pages. `/<network>/tx/<hash>` and `/<network>/address/<address>` are linked from outside. */
const BASE = '/testnet';

export const paths = {
  home: `${BASE}/`,
  faucet: `${BASE}/faucet`,
  wallet: `${BASE}/wallet`,
  faucetFor: (network: string, address: string) =>
    `${BASE}/faucet?${new URLSearchParams({ network, address }).toString()}`,
  network: (network: string) => `${BASE}/${network}`,
  block: (network: string, block: number | string) => `${BASE}/${network}/block/${block}`,
  transaction: (network: string, hash: string) => `${BASE}/${network}/tx/${hash}`,
  address: (network: string, address: string) => `${BASE}/${network}/address/${address}`,
};

export type Route =
  | { readonly page: 'home' | 'faucet' | 'wallet' | 'nowhere' }
  | { readonly page: 'network'; readonly network: string }
  | { readonly page: 'block' | 'transaction' | 'address'; readonly network: string; readonly of: string };

const details = { block: 'block', tx: 'transaction', address: 'address' } as const;

/** Where an address of the browser leads. */
export function routeOf(pathname: string): Route {
  const [base, ...parts] = pathname.split('/').filter((part) => part !== '');
  if (`/${base}` !== BASE || parts.length > 3) return { page: 'nowhere' };
  const [first, kind, of] = parts;
  if (first === undefined) return { page: 'home' };
  if (kind === undefined) return first === 'faucet' || first === 'wallet' ? { page: first } : networkAt(first);
  const page = Object.hasOwn(details, kind) ? details[kind as keyof typeof details] : undefined;
  return page === undefined || of === undefined ? { page: 'nowhere' } : { page, network: first, of };
}

const networkAt = (network: string): Route =>
  /^[A-Z0-9-]{2,16}$/.test(network) ? { page: 'network', network } : { page: 'nowhere' };

import type { Call } from '@quay/contract';

export type Address = { readonly url: string; readonly body?: BodyInit };

export type AddressOptions = {
  /** Before every path: empty on the exchange's own address. */
  readonly base?: string;
  /** Whether an empty text in a query is no filter, and is left out. */
  readonly omitEmpty?: boolean;
};

/** Fills the path, and puts the rest where the method has it: the query of a GET, the JSON body of a POST. */
export function addressOf(call: Call<never, unknown>, request: unknown, options: AddressOptions = {}): Address {
  const { base = '', omitEmpty = false } = options;
  if (request instanceof FormData) return { url: base + call.path, body: request };
  const rest = new Map(Object.entries(request ?? {}).filter(([, value]) => value !== undefined));
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  if (call.method === 'POST') return { url: base + path, body: JSON.stringify(Object.fromEntries(rest)) };
  const given = [...rest].filter(([, value]) => !(omitEmpty && value === ''));
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return { url: base + path + (query && `?${query}`) };
}

import type { Balance, CoinNetwork, CoinNetworks, Deposit, Withdrawal } from '@quay/contract/wallet';
import { text, units } from '@quay/money';

export type Group = { readonly from: number; readonly text: string };

/** `0x` and four characters, then groups of four: two addresses can be compared by eye. */
export function groupsOf(address: string): Group[] {
  const groups: Group[] = [];
  for (let from = 0, to = address.startsWith('0x') ? 6 : 4; from < address.length; from = to, to += 4) {
    groups.push({ from, text: address.slice(from, to) });
  }
  return groups;
}

/** The ends of a hash or an address, where there is no room for the whole. */
export const shortOf = (text: string): string => (text.length > 14 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text);

/** Whole minutes, and never none: a wait that is said to be nothing is a promise that nobody keeps. */
export const minutesFor = (blocks: number, blockSeconds: number): number =>
  Math.max(1, Math.ceil((blocks * blockSeconds) / 60));

/** When a deposit is expected in the balance, from now. */
export const expectedAt = (deposit: Deposit, blockSeconds: number, now: number): number =>
  now + Math.max(0, deposit.confirmationsNeeded - deposit.confirmations) * blockSeconds * 1_000;

/** Where an explorer shows a transaction or an address. */
export const explorerOf = (explorer: string | null, kind: 'tx' | 'address', what: string): string | undefined =>
  explorer ? `${explorer.replace(/\/$/, '')}/${kind}/${what}` : undefined;

export type Step<Id extends string> = { readonly id: Id; readonly state: 'done' | 'now' | 'next' };

const steps = <Id extends string>(done: readonly Id[], now?: Id, next: readonly Id[] = []): Step<Id>[] => [
  ...done.map((id) => ({ id, state: 'done' as const })),
  ...(now ? [{ id: now, state: 'now' as const }] : []),
  ...next.map((id) => ({ id, state: 'next' as const })),
];

export type DepositStep = 'seen' | 'confirming' | 'credited' | 'small' | 'gone' | 'reversed';

/** What has happened to a deposit, what happens now, and what is still expected. */
export function depositSteps({ state }: Pick<Deposit, 'state'>): Step<DepositStep>[] {
  switch (state) {
    case 'pending':
      return steps(['seen'], 'confirming', ['credited']);
    case 'credited':
      return steps(['seen', 'confirming', 'credited']);
    case 'reversed':
      return steps(['seen', 'confirming', 'credited', 'reversed']);
    default:
      return steps(['seen', state]);
  }
}

export type WithdrawalStep =
  | 'requested'
  | 'reviewing'
  | 'approved'
  | 'signing'
  | 'sent'
  | 'confirming'
  | 'arrived'
  | 'failed'
  | 'rejected';

/** The same for a withdrawal. What is done cannot be undone. */
export function withdrawalSteps({ state }: Pick<Withdrawal, 'state'>): Step<WithdrawalStep>[] {
  switch (state) {
    case 'reviewing':
      return steps(['requested'], 'reviewing', ['sent', 'arrived']);
    case 'approved':
      return steps(['requested', 'approved'], 'signing', ['sent', 'arrived']);
    case 'broadcasting':
      return steps(['requested', 'approved', 'sent'], 'confirming', ['arrived']);
    case 'success':
      return steps(['requested', 'approved', 'sent', 'arrived']);
    case 'failed':
      return steps(['requested', 'approved', 'sent', 'failed']);
    case 'rejected':
      return steps(['requested', 'rejected']);
  }
}

/** Nothing more happens to it. */
export const isOver = ({ state }: Pick<Withdrawal, 'state'>): boolean =>
  state === 'success' || state === 'failed' || state === 'rejected';

export type DepositCoin = CoinNetworks[number] & { readonly held: string };

/** Coins that can be sent here: those held first, then as the exchange lists them. */
export function coinsByHolding(listed: CoinNetworks, balances: readonly Balance[]): DepositCoin[] {
  const heldOf = (symbol: string) =>
    balances
      .filter((balance) => balance.symbol === symbol)
      .reduce((sum, { available, frozen }) => sum + units(available) + units(frozen), 0n);
  const coins = listed.map((coin) => ({ ...coin, held: text(heldOf(coin.symbol)) }));
  const isHeld = ({ held }: DepositCoin) => (held === '0' ? 1 : 0);
  // The sort is stable.
  return coins.sort((a, b) => isHeld(a) - isHeld(b));
}

/** The network that is meant: the chosen one, or the only one there is. */
export const networkOf = (networks: readonly CoinNetwork[], chosen: string | null): CoinNetwork | undefined =>
  networks.find(({ network }) => network === chosen) ?? (networks.length === 1 ? networks[0] : undefined);

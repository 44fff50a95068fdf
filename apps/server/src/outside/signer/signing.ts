import { type Address, type Hex, isAddressEqual, keccak256, serializeTransaction, zeroAddress } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { Book, BookLine } from './book.ts';
import { decode, decodeSigned, transferCall } from './decoded.ts';
import type { Keys } from './keys.ts';
import { COIN_GAS, type Signed, SignerRefused, type SignerTerms, type SignRequest, TOKEN_GAS } from './protocol.ts';
import { requestOf } from './request-form.ts';

/** The judgement of the signer: keys on one side, words on the other, and what was signed before. */
export type Signing = {
  /** @throws {SignerRefused} */
  sign(said: unknown): Promise<Signed>;
  signed(network: string, sender: string, nonce: number): Promise<Remembered | undefined>;
};

export type Remembered = { readonly request: SignRequest; readonly signed: Signed };

/** What a request comes to: who pays what to whom. */
type Payment = {
  readonly chainId: number;
  readonly account: PrivateKeyAccount;
  readonly contract: Address | undefined;
  readonly to: Address;
  readonly amount: bigint;
  readonly gas: bigint;
};

const DAY_MS = 24 * 60 * 60_000;
/** In hundredths: a network takes a replacement only when it pays a tenth more. */
const DEARER = 110n;

export function createSigning(needs: {
  readonly keys: Keys;
  readonly terms: SignerTerms;
  readonly book: Book;
  readonly now: () => number;
}): Signing {
  const { keys, terms, book, now } = needs;
  /** The last line of each nonce, and of each withdrawal. */
  const byNonce = new Map<string, BookLine>();
  const byWithdrawal = new Map<number, BookLine>();
  /** Atoms by UTC day, network and asset; a withdrawal counts on the day of its first signature. */
  const paid = new Map<string, bigint>();
  for (const line of book.lines) remember(line);

  function remember(line: BookLine): void {
    const { request, sender, at } = line;
    if (request.kind === 'withdrawal') {
      if (!byWithdrawal.has(request.withdrawal)) {
        const day = dayOf(request, at);
        paid.set(day, (paid.get(day) ?? 0n) + BigInt(request.atoms));
      }
      byWithdrawal.set(request.withdrawal, line);
    }
    byNonce.set(nonceOf(request, sender), line);
  }

  function paymentOf(request: SignRequest): Payment {
    const network = terms.networks.find(({ name }) => name === request.network);
    if (!network) throw new SignerRefused('unknown-network', request.network);
    const { chainId } = network;
    if (request.kind === 'cancel') {
      return { chainId, account: keys.hot, contract: undefined, to: keys.hotWallet, amount: 0n, gas: COIN_GAS };
    }
    if (request.kind === 'gas') {
      const to = keys.ofUser(request.user).address;
      return { chainId, account: keys.hot, contract: undefined, to, amount: BigInt(request.wei), gas: COIN_GAS };
    }

    const token = network.tokens.find(({ asset }) => asset === request.asset);
    if (!token) throw new SignerRefused('unknown-token', `${request.asset} on ${request.network}`);
    const payment = { chainId, contract: token.contract, amount: BigInt(request.atoms), gas: TOKEN_GAS };
    if (request.kind === 'sweep') {
      return { ...payment, account: keys.ofUser(request.user), to: keys.hotWallet };
    }
    const nowhere = [zeroAddress, keys.hotWallet, token.contract].some((one) => isAddressEqual(one, request.to));
    if (nowhere) throw new SignerRefused('malformed', `a withdrawal to ${request.to}`);
    return { ...payment, account: keys.hot, to: request.to };
  }

  /** What is known of this nonce or withdrawal; refused when it was for something else. */
  function knownOf(request: SignRequest, sender: Address): BookLine | undefined {
    if (request.kind === 'withdrawal') {
      const before = byWithdrawal.get(request.withdrawal);
      if (before && payloadOf(before.request) !== payloadOf(request)) {
        throw new SignerRefused('other-payload', `withdrawal ${request.withdrawal} was signed otherwise`);
      }
    }
    const taken = byNonce.get(nonceOf(request, sender));
    const isOther = taken && payloadOf(taken.request) !== payloadOf(request);
    if (isOther && request.kind === 'cancel' && taken.request.kind === 'withdrawal') {
      // Else the network would keep the payment, and the cancel would be of no use.
      if (!isDearer(request, taken.request)) throw new SignerRefused('malformed', 'a cancel that offers too little');
      return taken;
    }
    if (isOther) {
      throw new SignerRefused('nonce-taken', `nonce ${request.nonce} on ${request.network}`);
    }
    return taken;
  }

  function judgeFee({ network, maxFeePerGas, maxPriorityFeePerGas }: SignRequest): void {
    const { mostFeePerGas } = terms.networks.find(({ name }) => name === network)!;
    if (BigInt(maxFeePerGas) > BigInt(mostFeePerGas)) {
      throw new SignerRefused('fee-too-high', `${maxFeePerGas} wei for a unit of gas`);
    }
    if (BigInt(maxPriorityFeePerGas) > BigInt(maxFeePerGas)) {
      throw new SignerRefused('malformed', 'the tip is more than the fee');
    }
  }

  function judgeAmount(request: SignRequest): void {
    const network = terms.networks.find(({ name }) => name === request.network)!;
    if (request.kind === 'gas') {
      const tooMuch = BigInt(request.wei) > BigInt(network.mostGasTopUp);
      if (tooMuch) throw new SignerRefused('above-most-at-once', `${request.wei} wei for gas`);
    }
    if (request.kind !== 'withdrawal') return;
    const token = network.tokens.find(({ asset }) => asset === request.asset)!;
    const atoms = BigInt(request.atoms);
    if (atoms > BigInt(token.mostAtOnce)) throw new SignerRefused('above-most-at-once', `${atoms} atoms`);
    const before = paid.get(dayOf(request, now())) ?? 0n;
    if (before + atoms > BigInt(token.mostADay)) throw new SignerRefused('above-most-a-day', `${before + atoms} atoms`);
  }

  return {
    async sign(said) {
      const request = requestOf(said);
      if (!request) throw new SignerRefused('malformed', 'no request');
      const payment = paymentOf(request);
      const known = knownOf(request, payment.account.address);
      if (known && !isDearer(request, known.request)) return signed(known.request, payment);
      judgeFee(request);
      if (!known) judgeAmount(request);
      const line = { at: now(), sender: payment.account.address, request };
      // Remembered for good before anybody can have it.
      book.add(line);
      remember(line);
      return signed(request, payment);
    },

    async signed(network, sender, nonce) {
      const line = byNonce.get(nonceOf({ network, nonce }, sender));
      return line && { request: line.request, signed: await signed(line.request, paymentOf(line.request)) };
    },
  };
}

/** The one place where a key is used. What is signed is built here, and read back before and after. */
async function signed(request: SignRequest, payment: Payment): Promise<Signed> {
  const { chainId, account, contract, to, amount, gas } = payment;
  const transaction = {
    type: 'eip1559',
    chainId,
    nonce: request.nonce,
    gas,
    maxFeePerGas: BigInt(request.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(request.maxPriorityFeePerGas),
    ...(contract ? { to: contract, value: 0n, data: transferCall(to, amount) } : { to, value: amount }),
  } as const;
  if (!says(decode(serializeTransaction(transaction)), request, payment)) {
    throw new SignerRefused('malformed', 'what would be signed is not what was asked for');
  }
  const raw: Hex = await account.signTransaction(transaction);
  const read = await decodeSigned(raw);
  if (!says(read, request, payment) || read?.from !== account.address) {
    throw new SignerRefused('malformed', 'what was signed is not what was asked for');
  }
  return { raw, txHash: keccak256(raw) };
}

const says = (read: ReturnType<typeof decode>, request: SignRequest, payment: Payment): boolean =>
  read !== undefined &&
  read.chainId === payment.chainId &&
  read.nonce === request.nonce &&
  read.gas === payment.gas &&
  read.maxFeePerGas === BigInt(request.maxFeePerGas) &&
  read.maxPriorityFeePerGas === BigInt(request.maxPriorityFeePerGas) &&
  read.contract?.toLowerCase() === payment.contract?.toLowerCase() &&
  isAddressEqual(read.to, payment.to) &&
  read.amount === payment.amount;

const nonceOf = ({ network, nonce }: { readonly network: string; readonly nonce: number }, sender: string): string =>
  `${network} ${sender.toLowerCase()} ${nonce}`;

const dayOf = ({ network, asset }: { readonly network: string; readonly asset: string }, at: number): string =>
  `${network} ${asset} ${Math.floor(at / DAY_MS)}`;

/** All of a request but the fee. */
function payloadOf(request: SignRequest): string {
  const common = [request.kind, request.network, request.nonce];
  switch (request.kind) {
    case 'withdrawal':
      return [...common, request.withdrawal, request.asset, request.to.toLowerCase(), request.atoms].join(' ');
    case 'sweep':
      return [...common, request.user, request.asset, request.atoms].join(' ');
    case 'gas':
      return [...common, request.user, request.wei].join(' ');
    case 'cancel':
      return common.join(' ');
  }
}

/** Whether a network would take it in place of the other: both fees rise by a tenth. */
const isDearer = (request: SignRequest, known: SignRequest): boolean =>
  rises(request.maxFeePerGas, known.maxFeePerGas) && rises(request.maxPriorityFeePerGas, known.maxPriorityFeePerGas);

const rises = (now: string, before: string): boolean => BigInt(now) * 100n >= BigInt(before) * DEARER;

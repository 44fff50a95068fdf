import {
  type Address,
  type Hex,
  isAddressEqual,
  keccak256,
  parseSignature,
  serializeTransaction,
  zeroAddress,
} from 'viem';
import type { Book, BookLine, SignedLine } from './book.ts';
import { decode, decodeSigned, transferCall } from './decoded.ts';
import type { Keys } from './keys/keys.ts';
import { type SigningKey, WrongSignature } from './keys/signing-key.ts';
import { COIN_GAS, type Signed, SignerRefused, type SignerTerms, type SignRequest, TOKEN_GAS } from './protocol.ts';
import { requestOf } from './request-form.ts';

/** The judgement of the signer: keys on one side, words on the other, and what was signed before. */
export type Signing = {
  /**
   * @throws {SignerRefused}
   * @throws {KeyUnavailable} the request stands in the book, and its nonce is its own for good
   */
  sign(said: unknown): Promise<Signed>;
  signed(network: string, sender: string, nonce: number): Promise<Remembered | undefined>;
  /** @throws {SignerRefused} */
  retire(network: string, wallet: number): void;
};

export type Remembered = { readonly request: SignRequest; readonly signed: Signed };

/** What a request comes to: who pays what to whom. */
type Payment = {
  readonly chainId: number;
  readonly key: SigningKey;
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
  const byNonce = new Map<string, SignedLine>();
  const byWithdrawal = new Map<number, SignedLine>();
  /** Atoms by UTC day, network and asset; a withdrawal counts on the day of its first signature. */
  const paid = new Map<string, bigint>();
  /** By network, the hot wallet that signs what is new: those before it are retired. */
  const active = new Map<string, number>();
  for (const line of book.lines) remember(line);

  function remember(line: BookLine): void {
    if ('retired' in line) {
      active.set(line.retired.network, line.retired.wallet + 1);
      return;
    }
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
    const hot = hotKey(request.wallet ?? 0);
    if (request.kind === 'cancel') {
      return { chainId, key: hot, contract: undefined, to: hot.address, amount: 0n, gas: COIN_GAS };
    }
    if (request.kind === 'gas') {
      const to = keys.ofUser(request.user).address;
      return { chainId, key: hot, contract: undefined, to, amount: BigInt(request.wei), gas: COIN_GAS };
    }

    if (request.kind === 'move' && request.asset === null) {
      const to = hotKey((request.wallet ?? 0) + 1).address;
      return { chainId, key: hot, contract: undefined, to, amount: BigInt(request.amount), gas: COIN_GAS };
    }
    const token = network.tokens.find(({ asset }) => asset === request.asset);
    if (!token) throw new SignerRefused('unknown-token', `${request.asset} on ${request.network}`);
    const common = { chainId, contract: token.contract, gas: TOKEN_GAS };
    if (request.kind === 'move') {
      const to = hotKey((request.wallet ?? 0) + 1).address;
      return { ...common, amount: BigInt(request.amount), key: hot, to };
    }
    const payment = { ...common, amount: BigInt(request.atoms) };
    if (request.kind === 'sweep') {
      return { ...payment, key: keys.ofUser(request.user), to: hot.address };
    }
    const ours = keys.hot.map(({ address }) => address);
    const nowhere = [zeroAddress, token.contract, ...ours].some((one) => isAddressEqual(one, request.to));
    if (nowhere) throw new SignerRefused('malformed', `a withdrawal to ${request.to}`);
    return { ...payment, key: hot, to: request.to };
  }

  function hotKey(wallet: number): SigningKey {
    const key = keys.hot[wallet];
    if (!key) throw new SignerRefused('unknown-wallet', `hot wallet ${wallet}`);
    return key;
  }

  /** What is new is signed by one hot wallet of a network alone; those before it only use nonces up and hand over. */
  function validateWallet({ kind, network, wallet = 0 }: SignRequest): void {
    const signs = active.get(network) ?? 0;
    if (kind === 'cancel' && wallet <= signs) return;
    if (wallet > signs || wallet < signs !== (kind === 'move')) {
      throw new SignerRefused('wallet-retired', `hot wallet ${wallet} of ${network}, where ${signs} signs`);
    }
  }

  /** What is known of this nonce or withdrawal; refused when it was for something else. */
  function knownOf(request: SignRequest, sender: Address): SignedLine | undefined {
    if (request.kind === 'withdrawal') {
      const before = byWithdrawal.get(request.withdrawal);
      // Another hot wallet counts its nonces anew: the same words from there would pay a second time.
      const isOther = before && (payloadOf(before.request) !== payloadOf(request) || before.sender !== sender);
      if (isOther) {
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

  function validateFee({ network, maxFeePerGas, maxPriorityFeePerGas }: SignRequest): void {
    const { mostFeePerGas } = terms.networks.find(({ name }) => name === network)!;
    if (BigInt(maxFeePerGas) > BigInt(mostFeePerGas)) {
      throw new SignerRefused('fee-too-high', `${maxFeePerGas} wei for a unit of gas`);
    }
    if (BigInt(maxPriorityFeePerGas) > BigInt(maxFeePerGas)) {
      throw new SignerRefused('malformed', 'the tip is more than the fee');
    }
  }

  function validateAmount(request: SignRequest): void {
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

  /** Signs what stands in the book, and remembers the signature before anybody can have it. */
  async function signed(line: SignedLine, payment: Payment): Promise<Signed> {
    const { raw, signature } = await transactionOf(line.request, payment, line.signature);
    if (line.signature === undefined) {
      const done = { ...line, signature };
      book.add(done);
      remember(done);
    }
    return { raw, txHash: keccak256(raw) };
  }

  return {
    async sign(said) {
      const request = requestOf(said);
      if (!request) throw new SignerRefused('malformed', 'no request');
      const payment = paymentOf(request);
      const known = knownOf(request, payment.key.address);
      if (known && !isDearer(request, known.request)) return signed(known, payment);
      validateFee(request);
      if (!known || known.request.kind !== request.kind) validateWallet(request);
      if (!known) validateAmount(request);
      const line = { at: now(), sender: payment.key.address, request };
      // The nonce and the amount are taken for good before the key is asked.
      book.add(line);
      remember(line);
      return signed(line, payment);
    },

    retire(network, wallet) {
      if (!terms.networks.some(({ name }) => name === network)) throw new SignerRefused('unknown-network', network);
      const signs = active.get(network) ?? 0;
      if (wallet < signs) return;
      if (wallet > signs || !keys.hot[wallet + 1])
        throw new SignerRefused('unknown-wallet', `hot wallet ${wallet + 1}`);
      const line = { at: now(), retired: { network, wallet } };
      book.add(line);
      remember(line);
    },

    async signed(network, sender, nonce) {
      const line = byNonce.get(nonceOf({ network, nonce }, sender));
      return line && { request: line.request, signed: await signed(line, paymentOf(line.request)) };
    },
  };
}

/** The one place where a key is used. What is signed is built here, and read back before and after. */
async function transactionOf(
  request: SignRequest,
  payment: Payment,
  known: Hex | undefined,
): Promise<{ readonly raw: Hex; readonly signature: Hex }> {
  const { chainId, key, contract, to, amount, gas } = payment;
  const transaction = {
    type: 'eip1559',
    chainId,
    nonce: request.nonce,
    gas,
    maxFeePerGas: BigInt(request.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(request.maxPriorityFeePerGas),
    ...(contract ? { to: contract, value: 0n, data: transferCall(to, amount) } : { to, value: amount }),
  } as const;
  const unsigned = serializeTransaction(transaction);
  if (!says(decode(unsigned), request, payment)) {
    throw new SignerRefused('malformed', 'what would be signed is not what was asked for');
  }
  const signature = known ?? (await signatureOf(key, unsigned));
  const raw = serializeTransaction(transaction, parseSignature(signature));
  const read = await decodeSigned(raw);
  if (!says(read, request, payment) || read?.from !== key.address) {
    throw new SignerRefused('wrong-signature', 'what was signed is not what was asked for');
  }
  return { raw, signature };
}

async function signatureOf(key: SigningKey, bytes: Hex): Promise<Hex> {
  try {
    return await key.sign(bytes);
  } catch (error) {
    if (error instanceof WrongSignature) throw new SignerRefused('wrong-signature', error.message);
    throw error;
  }
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
  // The first wallet was not named when it was the only one.
  const common = [request.kind, request.network, request.nonce, ...(request.wallet ? [`of ${request.wallet}`] : [])];
  switch (request.kind) {
    case 'withdrawal':
      return [...common, request.withdrawal, request.asset, request.to.toLowerCase(), request.atoms].join(' ');
    case 'sweep':
      return [...common, request.user, request.asset, request.atoms].join(' ');
    case 'gas':
      return [...common, request.user, request.wei].join(' ');
    case 'cancel':
      return common.join(' ');
    case 'move':
      return [...common, request.asset ?? '', request.amount].join(' ');
  }
}

/** Whether a network would take it in place of the other: both fees rise by a tenth. */
const isDearer = (request: SignRequest, known: SignRequest): boolean =>
  rises(request.maxFeePerGas, known.maxFeePerGas) && rises(request.maxPriorityFeePerGas, known.maxPriorityFeePerGas);

const rises = (now: string, before: string): boolean => BigInt(now) * 100n >= BigInt(before) * DEARER;

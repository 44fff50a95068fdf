import {
  type Address,
  getAddress,
  type Hex,
  isHex,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
} from 'viem';

/** What a transaction says, read from its bytes alone. */
export type Decoded = {
  readonly chainId: number;
  readonly nonce: number;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
  readonly gas: bigint;
  /** Of a token when it calls `transfer` of a contract, else of the native coin. */
  readonly contract: Address | undefined;
  readonly to: Address;
  /** Atoms of the token, or wei. */
  readonly amount: bigint;
};

export type DecodedSigned = Decoded & { readonly from: Address; readonly txHash: Hex };

/** `transfer(address,uint256)` */
const TRANSFER = '0xa9059cbb';
/** Selector, an address in 32 bytes, an amount in 32 bytes. */
const CALL = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/;

/** The bytes of a call of `transfer`. */
export const transferCall = (to: Address, atoms: bigint): Hex =>
  `${TRANSFER}${to.slice(2).toLowerCase().padStart(64, '0')}${atoms.toString(16).padStart(64, '0')}`;

/** Reads an EIP-1559 transaction that moves a token or the native coin and does nothing else; nothing for any other. */
export function decode(bytes: Hex): Decoded | undefined {
  if (!isHex(bytes)) return undefined;
  const parsed = parse(bytes);
  if (parsed?.type !== 'eip1559' || !parsed.to || (parsed.accessList?.length ?? 0) > 0) return undefined;
  const { chainId, nonce = 0, maxFeePerGas = 0n, maxPriorityFeePerGas = 0n, gas = 0n, value = 0n } = parsed;
  const common = { chainId, nonce, maxFeePerGas, maxPriorityFeePerGas, gas };
  const data = parsed.data?.toLowerCase() ?? '0x';
  if (data === '0x') return { ...common, contract: undefined, to: getAddress(parsed.to), amount: value };
  const [, to, atoms] = CALL.exec(data) ?? [];
  if (to === undefined || value !== 0n) return undefined;
  return { ...common, contract: getAddress(parsed.to), to: getAddress(`0x${to}`), amount: BigInt(`0x${atoms}`) };
}

/** The same of signed bytes, with who signed them. */
export async function decodeSigned(raw: Hex): Promise<DecodedSigned | undefined> {
  const decoded = decode(raw);
  if (!decoded) return undefined;
  const from = await recoverTransactionAddress({ serializedTransaction: raw as `0x02${string}` }).catch(
    () => undefined,
  );
  return from && { ...decoded, from, txHash: keccak256(raw) };
}

function parse(bytes: Hex) {
  try {
    return parseTransaction(bytes);
  } catch {
    return undefined;
  }
}

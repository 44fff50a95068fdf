import { type SignerTerms, TOKEN_GAS } from '../signer/protocol.ts';
import { atomsOf, type Network, type Token } from './networks.ts';

export const MOST_FEE_PER_GAS = 500_000_000_000n;
const DAY_TIMES = 10n;

/** What the signer is told at its start: it will sign for these chains and tokens alone, and so much. */
export const signerTerms = (networks: readonly Network[]): SignerTerms => ({
  networks: networks.map(({ name, chainId, tokens, mostFeePerGas = MOST_FEE_PER_GAS }) => ({
    name,
    chainId,
    tokens: tokens.map(termsOf),
    mostFeePerGas: String(mostFeePerGas),
    // A top-up is twice what a sweep may cost.
    mostGasTopUp: String(TOKEN_GAS * mostFeePerGas * 2n),
  })),
});

function termsOf({ asset, contract, decimals, withdrawal }: Token): SignerTerms['networks'][number]['tokens'][number] {
  const most = withdrawal?.max ?? 0n;
  const aDay = withdrawal?.mostADay ?? most * DAY_TIMES;
  return { asset, contract, decimals, mostAtOnce: atoms(most, decimals), mostADay: atoms(aDay, decimals) };
}

/** What a token cannot say so exactly is rounded down: a cap may only be lower. */
function atoms(units: bigint, decimals: number): string {
  const part = decimals >= 8 ? 1n : 10n ** BigInt(8 - decimals);
  return String(atomsOf(units - (units % part), decimals)!);
}

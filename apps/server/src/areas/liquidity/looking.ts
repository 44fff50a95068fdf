import type { Address } from 'viem';
import { ChainUnreachable } from '../../outside/chain/chain-access.ts';
import { unitsOf } from '../../outside/chain/networks.ts';
import type { LiquidityNeeds } from './needs.ts';

/** What the chain says of an address, at its last block: every endpoint the same, or nothing. */
export async function lookAt(
  chain: LiquidityNeeds['chain'],
  network: string,
  coin: string,
  address: string,
): Promise<{ readonly isContract: boolean; readonly held: bigint } | undefined> {
  const token = chain.token(network, coin);
  if (!token) return undefined;
  const access = chain.access(network);
  const of = address as Address;
  const found = await unlessSilent(async () => {
    const { number } = await access.head();
    const [isContract, atoms] = await Promise.all([
      access.isContract(of),
      access.tokensAgreed(token.contract, of, number),
    ]);
    return { isContract, atoms };
  });
  if (found?.atoms === undefined) return undefined;
  return { isContract: found.isContract, held: unitsOf(found.atoms, token.decimals) };
}

/** Nothing where a chain does not answer: nothing is concluded from that. */
export async function unlessSilent<Value>(question: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof ChainUnreachable) return undefined;
    throw error;
  }
}

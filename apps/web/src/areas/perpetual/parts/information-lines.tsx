import type { Contract } from '@quay/contract/perpetual';
import { ContractLine, InformationLine, type InformationPart } from '../../../trading/contracts/contract-lines.tsx';

type InformationLinesProps = { part: InformationPart; contract: Pick<Contract, 'symbol' | 'quote'> | undefined };

/** The lines above what everybody may see of a contract, with the one that is shown at the right. */
export function InformationLines({ part, contract }: InformationLinesProps) {
  const of = contract && { symbol: contract.symbol, coin: contract.quote };
  return (
    <>
      <ContractLine page="information" symbol={contract?.symbol}>
        {contract && <b>{contract.symbol}</b>}
      </ContractLine>
      <InformationLine part={part} {...of} />
    </>
  );
}

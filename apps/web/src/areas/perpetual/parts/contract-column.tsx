import type { Contract } from '@quay/contract/perpetual';
import { buttonClass, Empty } from '@quay/ui';
import { AppLink, useParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import type { InformationPart } from '../../../trading/contracts/contract-lines.tsx';
import { contractsQuery } from '../../../trading/market/queries/contracts.ts';
import { contractMeant } from '../facts.ts';
import { useContractsNow } from '../live-contracts.ts';
import { perpetualWords } from '../words/index.ts';
import { contractRecordWords } from '../words/records/index.ts';
import { InformationLines } from './information-lines.tsx';
import '../../../trading/trading.css';
import '../perpetual.css';

type ColumnProps = {
  title: (symbol: string) => string;
  /** Which part of what everybody may see it is. */
  part: InformationPart;
  children: (contract: Contract) => ReactNode;
};

/** A page in one column about the contract of its address. */
export function ContractColumn({ title, part, children }: ColumnProps) {
  const words = contractRecordWords.useWords();
  const { unknownContract, unknownContractWhy, toMarkets } = perpetualWords.useWords();
  const symbol = (useParams().symbol ?? 'BTC').toUpperCase();
  const query = useQuery(contractsQuery);
  const contract = contractMeant(useContractsNow(), symbol);
  return (
    <ColumnPage
      title={title(contract?.symbol ?? symbol)}
      backTo={paths.perpetualInfo(contract?.symbol ?? symbol)}
      line={<InformationLines part={part} contract={contract} />}
    >
      {contract ? (
        children(contract)
      ) : query.data ? (
        <Empty
          title={unknownContract(symbol)}
          act={
            <AppLink className={buttonClass({ wide: true })} href={paths.quotes()}>
              {toMarkets}
            </AppLink>
          }
        >
          {unknownContractWhy}
        </Empty>
      ) : (
        <QueryState queries={[query]} failed={words.contractFailed} kept={words.contractFailedWhy} />
      )}
    </ColumnPage>
  );
}

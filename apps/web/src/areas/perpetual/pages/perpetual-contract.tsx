import { contractMeant } from '../facts.ts';
import { ContractPage } from '../parts/contract-page.tsx';
import { perpetualWords } from '../words/index.ts';

export default function PerpetualContractPage() {
  const { noContracts, noContractsWhy } = perpetualWords.useWords();
  return (
    <ContractPage
      meant={contractMeant}
      has={({ expiry }) => expiry === null}
      none={{ title: noContracts, why: noContractsWhy }}
    />
  );
}

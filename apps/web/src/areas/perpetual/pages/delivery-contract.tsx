import { datedMeant } from '../facts.ts';
import { ContractPage } from '../parts/contract-page.tsx';
import { deliveryWords } from '../words/delivery/index.ts';

/** A contract with an end: trading, and in its last half hour how its settlement price comes to be. */
export default function DeliveryContractPage() {
  const { noDated, noDatedWhy } = deliveryWords.useWords();
  return (
    <ContractPage meant={datedMeant} has={({ expiry }) => expiry !== null} none={{ title: noDated, why: noDatedWhy }} />
  );
}

import type { ReactNode } from 'react';
import { ContractLine, HistoryLine } from '../../../trading/contracts/contract-lines.tsx';
import type { RecordKind } from '../../../trading/orders/record-filter.ts';

/** The lines above orders and fills of contracts on a desktop. */
export function OrderLines({ kind, children }: { kind: RecordKind; children?: ReactNode }) {
  return (
    <>
      <ContractLine page="history">{children}</ContractLine>
      <HistoryLine part={kind} />
    </>
  );
}

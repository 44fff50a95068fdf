import type { StaffWithdrawal } from '@quay/contract/staff';
import { Icon, Note } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { Address } from '../../../parts/address.tsx';
import { useAmount } from '../../../parts/amounts.ts';
import { Fact, Facts, Section } from '../../../parts/detail.tsx';
import { paths } from '../../../paths.ts';
import { useMember } from '../../../shell/session.ts';
import { type ComparedLine, compared } from '../compared.ts';
import { withdrawalsWords } from '../words/index.ts';

export type SignedTransactionProps = {
  readonly withdrawal: StaffWithdrawal;
  readonly transaction: NonNullable<StaffWithdrawal['transaction']>;
  readonly contract: string | undefined;
  readonly explorer: string | undefined;
};

/** What the signer signed, read from its bytes, beside what was approved. Whatever differs cannot be overlooked. */
export function SignedTransaction({ withdrawal, transaction, contract, explorer }: SignedTransactionProps) {
  const words = withdrawalsWords.useWords();
  const { rights } = useMember();
  const lines = compared(withdrawal, transaction, contract);
  const differs = !transaction.matches || lines.some((line) => line.differs);
  return (
    <Section
      title={words.signed}
      wide
      act={
        differs ? (
          <span className="withdrawals-verdict q-strong withdrawals-bad">
            <Icon name="warn" size="s" />
            {words.differs}
          </span>
        ) : (
          <span className="withdrawals-verdict withdrawals-good">
            <Icon name="check" size="s" />
            {words.matches}
          </span>
        )
      }
    >
      {differs && (
        <div className="withdrawals-alarm" role="alert">
          <Note>
            {words.differsWords}{' '}
            {rights.includes('chain') && (
              <Link className="q-act" to={paths.chain}>
                {words.toChain(withdrawal.network)}
              </Link>
            )}
          </Note>
        </div>
      )}
      <table className="con-table withdrawals-compared">
        <thead>
          <tr>
            <th scope="col">
              <span className="q-unseen">{words.line}</span>
            </th>
            <th scope="col">{words.wasApproved}</th>
            <th scope="col">{words.wasSigned}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.what} className={line.differs ? 'withdrawals-differs' : undefined}>
              <th scope="row">{words.lines[line.what]}</th>
              <td>
                <Value line={line} value={line.approved} symbol={withdrawal.symbol} />
              </td>
              <td>
                <Value line={line} value={line.signed} against={line.approved} symbol={withdrawal.symbol} />
                {line.differs && <span className="q-block q-strong withdrawals-bad">{words.differsHere}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Facts>
        <Fact label={words.hash}>
          <Address of={transaction.txHash} explorer={explorer && `${explorer}/tx/${transaction.txHash}`} />
        </Fact>
        <Fact label={words.from}>
          <Address of={transaction.from} />
        </Fact>
        <Fact label={words.nonce}>{transaction.nonce}</Fact>
      </Facts>
    </Section>
  );
}

type ValueProps = {
  readonly line: ComparedLine;
  readonly value: string | undefined;
  readonly against?: string | undefined;
  readonly symbol: string;
};

function Value({ line, value, against, symbol }: ValueProps) {
  const amount = useAmount(2);
  if (!value) return <span className="q-faint">–</span>;
  if (line.what !== 'amount') return <Address of={value} against={against} />;
  return (
    <span className="q-n">
      {amount(value)} <span className="q-muted">{symbol}</span>
    </span>
  );
}

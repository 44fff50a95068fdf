import type { FundingPaymentLine } from '@quay/contract/perpetual';
import { text, units } from '@quay/money';
import { buttonClass, Empty, Icon, ListRow, Note } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { AppLink, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListPage } from '../../../parts/list-page.tsx';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { SaveButton } from '../../../records/save-button.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { ContractLine, HistoryLine } from '../../../trading/contracts/contract-lines.tsx';
import { useContracts } from '../../../trading/market/queries/contracts.ts';
import { Payment } from '../parts/activity-detail.tsx';
import { usePaymentColumns } from '../parts/history-tables.tsx';
import { fundingPaymentsQuery } from '../queries/funding-payments.ts';
import { paymentsFile } from '../queries/funding-payments-export.ts';
import { receivedAt } from '../sums/funding.ts';
import { toneOf } from '../use-shown.ts';
import { contractRecordWords } from '../words/records/index.ts';
import '../perpetual.css';

/** What the user paid and received at stamps: each worked out here from position, mark and rate. */
export default function PaymentsPage() {
  const words = contractRecordWords.useWords();
  const seen = usePreferences(({ lastSymbols }) => lastSymbols.perpetual);
  const pages = useInfiniteQuery(fundingPaymentsQuery);
  const figures = useFigures();
  const openKey = useSearchParams()[0].get('open');
  const contracts = useContracts();
  const workedOut = (one: FundingPaymentLine) => {
    const kind = contracts.find(({ symbol }) => symbol === one.symbol)?.kind;
    const quantity = units(one.quantity);
    return kind && receivedAt(kind, { quantity }, units(one.markPrice), units(one.rate));
  };
  const payments = pages.data?.pages.flat() ?? [];
  const known = payments.filter((one) => workedOut(one) !== undefined);
  const wrong = known.filter((one) => workedOut(one) !== units(one.amount));
  const navigate = useNavigate();
  const opened = payments.find(({ payment }) => String(payment) === openKey);
  const columns = usePaymentColumns(payments, workedOut);
  const save = (
    <SaveButton label={words.savePayments} file={paymentsFile.name} of={undefined} fetch={() => paymentsFile.fetch()} />
  );
  return (
    <ListPage
      title={words.paymentsTitle}
      backTo={paths.perpetual(seen)}
      acts={save}
      line={
        <>
          <ContractLine page="history">{save}</ContractLine>
          <HistoryLine part="payments" />
        </>
      }
      about={
        <>
          {known.length > 0 &&
            (wrong.length === 0 ? (
              <p className="q-rise perpetual-worked">
                <Icon name="check" size="s" /> {words.paymentsAll(known.length)}
              </p>
            ) : (
              <Note>{words.paymentsWrong(wrong.length)}</Note>
            ))}
          <p className="q-muted q-t12">{words.paymentsHead}</p>
          <p className="q-muted">{words.paymentsFoot}</p>
        </>
      }
      opened={
        opened && {
          title: opened.symbol,
          sub: figures.dateTime(opened.stamp),
          children: <Payment of={opened} />,
          foot: (
            <AppLink
              className={buttonClass({ wide: true })}
              href={paths.perpetualReceipt({ payment: String(opened.payment) })}
            >
              {words.openReceipt}
            </AppLink>
          ),
          onClose: () => navigate(paths.perpetualPayments(), { replace: true }),
        }
      }
    >
      <EndlessList
        label={words.paymentsTitle}
        pages={pages}
        keyOf={({ payment }: FundingPaymentLine) => payment}
        row={(one) => <Row of={one} found={workedOut(one)} />}
        table={{
          columns,
          hrefOf: ({ payment }) => paths.perpetualPayments(String(payment)),
          openKey: opened?.payment,
        }}
        empty={<Empty title={words.noPayments}>{words.noPaymentsWhy}</Empty>}
      />
    </ListPage>
  );
}

function Row({ of, found }: { of: FundingPaymentLine; found: bigint | undefined }) {
  const words = contractRecordWords.useWords();
  const figures = useFigures();
  const { payment, symbol, stamp, quantity, markPrice, rate, coin } = of;
  const exact = (value: string) => figures.quantity(value, exactDecimals(units(value), 0));
  const signed = (value: bigint) => figures.signed(text(value), exactDecimals(value, 2));
  const amount = units(of.amount);
  return (
    <ListRow
      title={symbol}
      sub={<span className="q-n">{figures.dateTime(stamp)}</span>}
      figure={
        <span className={toneOf(amount)}>
          {signed(amount)} {coin}
        </span>
      }
      figureSub={
        found !== undefined && found !== amount ? (
          <span className="q-fall">{words.paymentIs(signed(found))}</span>
        ) : (
          words.paymentOf(exact(quantity), exact(markPrice), figures.rate(rate))
        )
      }
      href={paths.perpetualReceipt({ payment: String(payment) })}
      link={AppLink}
    />
  );
}

import type { Account, ContractBook } from '@quay/contract/perpetual';
import { units } from '@quay/money';
import { KeyValue } from '@quay/ui';
import { columnDecimals } from '@quay/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { contractAccountsQuery } from '../../../holdings/queries/account.ts';
import { useFigures } from '../../../shell/figures.ts';
import { walletWords } from '../words/index.ts';
import { useMasked, useTone } from './total.tsx';

/** What contracts, perpetual or dated, do with the account that they stand on: equity, profit and margin, for each coin that they settle in. */
export function ContractAccounts({ book }: { book: ContractBook }) {
  const words = walletWords.useWords();
  const accounts = useQuery(contractAccountsQuery).data?.accounts ?? [];
  const used = accounts.filter(
    ({ book: own, available, frozen }) => own === book && units(available) + units(frozen) > 0n,
  );
  if (used.length === 0) return null;
  return (
    <section className="q-gutter q-line-below wallet-contracts">
      <h2 className="q-unseen">{words.contracts[book]}</h2>
      {used.map((one) => (
        <ContractAccount key={one.coin} of={one} />
      ))}
    </section>
  );
}

function ContractAccount({ of }: { of: Account }) {
  const words = walletWords.useWords();
  const figures = useFigures();
  const masked = useMasked();
  const tone = useTone();
  const { coin, equity, unrealised, initialMargin, isolatedHeld, marginRatio, free } = of;
  const decimals = columnDecimals(coin);
  const amount = (value: string) => masked(`${figures.quantity(value, decimals)}\u00a0${coin}`);
  return (
    <dl>
      <KeyValue label={words.contractEquity}>
        <b className="q-n">{amount(equity)}</b>
      </KeyValue>
      <KeyValue label={words.contractProfit}>
        <span className={`q-n ${tone(unrealised)}`}>
          {masked(`${figures.signed(unrealised, decimals)}\u00a0${coin}`)}
        </span>
      </KeyValue>
      <KeyValue label={words.contractMargin}>
        <span className="q-n">{amount(initialMargin)}</span>
      </KeyValue>
      <KeyValue label={words.contractIsolated}>
        <span className="q-n">{amount(isolatedHeld)}</span>
      </KeyValue>
      <KeyValue label={words.contractFree}>
        <span className="q-n">{amount(free)}</span>
      </KeyValue>
      <KeyValue label={words.contractRatio}>
        <span className="q-n">{marginRatio === null ? '–' : masked(figures.share(marginRatio))}</span>
      </KeyValue>
    </dl>
  );
}

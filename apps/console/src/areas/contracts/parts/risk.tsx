import type { ContractRisk } from '@quay/contract/staff';
import { useAmount } from '../../../parts/amounts.ts';
import { Answered, Fact, Facts, Section } from '../../../parts/detail.tsx';
import { isFar, useDigits, usePercent } from '../figures.ts';
import { useContractRisk } from '../queries/contract-risk.ts';
import { contractsWords } from '../words/index.ts';
import { Holder } from './holder.tsx';
import { Wide } from './wide.tsx';

/** Who holds most of a contract, and what the insurance fund would need if its mark moved at once. */
export function Risk({ symbol }: { symbol: string }) {
  const words = contractsWords.useWords();
  const query = useContractRisk(symbol);
  return (
    <Section title={words.risk} wide>
      <Answered query={query}>
        {(risk) => (
          <>
            <Sides risk={risk} />
            <Moves risk={risk} />
            <Largest risk={risk} />
          </>
        )}
      </Answered>
    </Section>
  );
}

type Of = { readonly risk: ContractRisk };

function Sides({ risk: { long, short, fund, coin } }: Of) {
  const words = contractsWords.useWords();
  const amount = useAmount(0);
  return (
    <Facts>
      <Fact label={words.long}>{words.sideOf(long.holders, amount(long.quantity))}</Fact>
      <Fact label={words.short}>{words.sideOf(short.holders, amount(short.quantity))}</Fact>
      <Fact label={words.fund}>
        {amount(fund)} {coin}
      </Fact>
    </Facts>
  );
}

function Moves({ risk: { moves, fund, coin } }: Of) {
  const words = contractsWords.useWords();
  const amount = useAmount(0);
  const percent = usePercent(0);
  return (
    <Wide label={words.moves}>
      <table className="con-table">
        <thead>
          <tr>
            <th scope="col">{words.moves}</th>
            <th scope="col" className="q-right">
              {words.liquidated}
            </th>
            <th scope="col" className="q-right">
              {words.needed}
            </th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ move, liquidated, needed }) => {
            const isTooMuch = Number(needed) > Number(fund);
            return (
              <tr key={move}>
                <th scope="row" className="q-n">
                  {move.startsWith('-') ? '' : '+'}
                  {percent(move)}
                </th>
                <td className="q-right q-n">{liquidated}</td>
                <td className={`q-right q-n${isTooMuch ? ' q-warn' : ''}`}>
                  {amount(needed)} {coin}
                  {isTooMuch && <span className="q-block q-t12">{words.moreThanFund}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Wide>
  );
}

function Largest({ risk: { largest, coin } }: Of) {
  const words = contractsWords.useWords();
  const amount = useAmount(0);
  const digits = useDigits(7);
  const percent = usePercent(2);
  if (largest.length === 0) return <p className="q-muted">{words.largestNone}</p>;
  return (
    <Wide label={words.largest}>
      <table className="con-table">
        <thead>
          <tr>
            <th scope="col">{words.largest}</th>
            <th scope="col" className="q-right">
              {words.quantity}
            </th>
            <th scope="col" className="q-right">
              {words.notional}
            </th>
            <th scope="col" className="q-right">
              {words.share}
            </th>
            <th scope="col" className="q-right">
              {words.leverage}
            </th>
            <th scope="col" className="q-right">
              {words.liquidationPrice}
            </th>
            <th scope="col" className="q-right">
              {words.distance}
            </th>
          </tr>
        </thead>
        <tbody>
          {largest.map((one) => (
            <tr key={one.userId}>
              <th scope="row" className="q-nowrap">
                <Holder of={one} />
              </th>
              <td className="q-right q-n">{amount(one.quantity)}</td>
              <td className="q-right q-n q-nowrap">
                {digits(one.notional)} {coin}
              </td>
              <td className="q-right q-n">{percent(one.share)}</td>
              <td className="q-right q-n q-nowrap">
                {one.leverage}× {words.modes[one.mode]}
              </td>
              <td className="q-right q-n">
                {one.liquidationPrice === null || isFar(one.distance!)
                  ? words.distanceNone
                  : digits(one.liquidationPrice)}
              </td>
              <td className="q-right q-n">
                {one.distance === null || isFar(one.distance) ? '–' : percent(one.distance)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

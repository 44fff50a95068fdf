import type { MarginMode } from '@quay/contract/perpetual';
import { marginModes, perpetual } from '@quay/contract/perpetual';
import { units } from '@quay/money';
import { Button, ErrorLine, KeyValue, LeverageRule, Segments, Sheet, showToast } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { useRequireLogin, useSession } from '../../../shell/session.ts';
import { ratesOf } from '../../../trading/fees/fees.ts';
import { coinOf } from '../../../trading/market/contract-markets.ts';
import { useSetLeverage } from '../acts/set-leverage.ts';
import { useSetMarginMode } from '../acts/set-margin-mode.ts';
import { LiquidationLine } from '../parts/liquidation.tsx';
import { useFeeRates } from '../queries/fee-rates.ts';
import { useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';
import type { TicketFacts } from './order-sums.ts';
import { greatestLeverage, termsFigures } from './set-leverage.form.ts';

type SetLeverageProps = { open: boolean; onClose: () => void; facts: TicketFacts };

/** What a position stands on, and how much of it is borrowed: with what that does to liquidation and to what can be opened. */
export default function SetLeverage({ open, onClose, facts }: SetLeverageProps) {
  const words = perpetualWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.leverageOn(facts.contract.symbol)}>
      {open && <Form facts={facts} done={onClose} />}
    </Sheet>
  );
}

function Form({ facts, done }: { facts: TicketFacts; done: () => void }) {
  const words = perpetualWords.useWords();
  const say = useRefusalWords();
  const { contract } = facts;
  const shown = useShown(contract);
  const requireLogin = useRequireLogin();
  const guest = useSession((session) => session.token === null);
  const setLeverage = useSetLeverage();
  const setMode = useSetMarginMode();
  const own = useFeeRates().data;
  const [leverage, setChosen] = useState(facts.leverage);
  const [mode, setChosenMode] = useState<MarginMode>(facts.mode);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = setLeverage.isPending || setMode.isPending;

  const most = units(contract.maxQuantity);
  const rate = ratesOf(coinOf(contract, ''), own).taker;
  const now = termsFigures(facts, facts, most, rate);
  const chosen = termsFigures(facts, { mode, leverage }, most, rate);
  const max = greatestLeverage(facts);
  const isOpen = now.position !== null;
  const modeFixed = isOpen || facts.resting !== null;
  const unchanged = leverage === facts.leverage && mode === facts.mode;
  const change = (before: string | null, after: string | null) =>
    before === null || after === null || before === after ? (
      (after ?? '–')
    ) : (
      <>
        <span className="q-muted">{before} → </span>
        {after}
      </>
    );
  const money = (value: bigint | null) => (value === null ? null : shown.money(value));

  async function use() {
    if (!requireLogin() || busy) return;
    setProblem(null);
    try {
      if (mode !== facts.mode) await setMode.mutateAsync({ symbol: contract.symbol, mode });
      if (leverage !== facts.leverage) await setLeverage.mutateAsync({ symbol: contract.symbol, leverage });
      showToast(words.termsSet(contract.symbol, words.mode[mode], shown.leverage(leverage)), { tone: 'done' });
      done();
    } catch (failed) {
      setProblem(failed instanceof Refusal ? failed.words : words.notAnswered);
    }
  }

  const reason = facts.resting !== null && leverage !== facts.leverage ? perpetual['leverage-orders-open'] : null;
  return (
    <div className="perpetual-form">
      {problem && <ErrorLine className="q-fall trading-sheet-problem">{problem}</ErrorLine>}
      <Segments<MarginMode>
        label={words.modeLabel}
        value={mode}
        onChange={(next) => !modeFixed && setChosenMode(next)}
        items={marginModes.map((id) => ({ id, label: words.mode[id] }))}
      />
      <p className="q-muted q-t12">{modeFixed ? words.modeFixed : words.modeMeans}</p>
      <p className="q-row-between q-baseline">
        <span className="q-muted">{words.leverage}</span>
        <b className="perpetual-figure q-n">{shown.leverage(leverage)}</b>
      </p>
      <LeverageRule
        label={words.leverage}
        value={Math.min(leverage, max)}
        max={max}
        onChange={setChosen}
        formatLeverage={shown.leverage}
      />
      {now.position && chosen.position && (
        <section className="perpetual-distances">
          <LiquidationLine of={now.position} shown={shown} label={words.nowAt(shown.leverage(facts.leverage))} />
          {!unchanged && (
            <LiquidationLine
              of={chosen.position}
              before={now.position}
              shown={shown}
              label={words.thenAt(shown.leverage(leverage))}
            />
          )}
          <p className="q-muted q-t12">{words.ruleMeans}</p>
        </section>
      )}
      <dl className="trading-facts">
        {chosen.required !== null && (
          <KeyValue label={words.required}>
            <span className="q-n">{change(money(now.required), money(chosen.required))}</span>
          </KeyValue>
        )}
        {!guest && (
          <KeyValue label={words.largest}>
            <span className="q-n">{change(money(now.largest), money(chosen.largest))}</span>
          </KeyValue>
        )}
        <KeyValue label={words.tierLimit}>
          <span className="q-n">{change(money(now.limit), money(chosen.limit))}</span>
        </KeyValue>
      </dl>
      <Button
        variant="main"
        wide
        loading={busy}
        loadingLabel={words.setting}
        disabledReason={unchanged ? words.asItIs : reason ? say({ reason: reason.reason, params: {} }) : undefined}
        onClick={() => void use()}
      >
        {words.useTerms(words.mode[mode], shown.leverage(leverage))}
      </Button>
    </div>
  );
}

import type { ClosedAll, Contract } from '@quay/contract/perpetual';
import { units } from '@quay/money';
import { Button, ErrorLine, KeyValue, Note, Segments, Sheet, showToast } from '@quay/ui';
import { isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { ratesOf } from '../../../trading/fees/fees.ts';
import { coinOf } from '../../../trading/market/contract-markets.ts';
import type { PerpetualNow } from '../account.ts';
import { useCloseAll } from '../acts/close-all.ts';
import { openPositions } from '../parts/positions.tsx';
import { useFeeRates } from '../queries/fee-rates.ts';
import { toneOf, useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';
import { type ClosingOne, closingAll } from './close-all.form.ts';

type Where = 'here' | 'everywhere';
type CloseAllProps = { open: boolean; onClose: () => void; contract: Contract; now: PerpetualNow };

/** Closes every position at once and cancels every order, of one contract or of all, after one look at what that does. */
export default function CloseAll({ open, onClose, contract, now }: CloseAllProps) {
  const words = perpetualWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.closeAll}>
      {open && <Form contract={contract} now={now} done={onClose} />}
    </Sheet>
  );
}

function Form({ contract, now, done }: Pick<CloseAllProps, 'contract' | 'now'> & { done: () => void }) {
  const words = perpetualWords.useWords();
  const own = useFeeRates().data;
  const closing = useCloseAll();
  const [chosen, setChosen] = useState<Where>('everywhere');
  const [problem, setProblem] = useState<string | null>(null);
  const [left, setLeft] = useState<ClosedAll['positions'] | null>(null);
  const { symbol } = contract;
  const all = openPositions(now) ?? [];
  const here = all.filter((one) => one.contract.symbol === symbol);
  const both = here.length > 0 && here.length < all.length;
  const where = both ? chosen : 'everywhere';
  const meant = where === 'here' ? here : all;
  const orders = (now.orders ?? []).filter((one) => where === 'everywhere' || one.symbol === symbol);
  const { each, coins } = closingAll(meant, (of) => ratesOf(coinOf(of.contract, ''), own).taker);

  async function send() {
    if (closing.isPending) return;
    setProblem(null);
    try {
      const { positions, cancelled } = await closing.mutateAsync(where === 'here' ? symbol : undefined);
      const open = positions.filter((one) => units(one.left) !== 0n);
      if (open.length > 0) {
        setLeft(open);
        return;
      }
      showToast(words.closedAll(positions.length, cancelled.length), { tone: 'done' });
      done();
    } catch (failed) {
      setProblem(failed instanceof Refusal && !isOutcomeUnknown(failed) ? failed.words : words.notAnswered);
    }
  }

  if (left) {
    return (
      <div className="perpetual-form">
        <Note>{words.notAllClosed}</Note>
        <dl className="trading-facts">
          {left.map((one) => (
            <Left key={one.symbol} one={one} contract={now.contracts.find((known) => known.symbol === one.symbol)!} />
          ))}
        </dl>
        <Button variant="second" wide onClick={done}>
          {words.close}
        </Button>
      </div>
    );
  }
  return (
    <div className="perpetual-form">
      {problem && <ErrorLine className="q-fall trading-sheet-problem">{problem}</ErrorLine>}
      {both && (
        <Segments<Where>
          label={words.closeAllWhere}
          value={where}
          onChange={setChosen}
          items={[
            { id: 'everywhere', label: words.closeEverywhere(all.length) },
            { id: 'here', label: symbol },
          ]}
        />
      )}
      <p className="q-muted">
        {meant.length > 0 && words.closesPositions(meant.length)}{' '}
        {orders.length > 0 && words.cancelsOrders(orders.length)}
      </p>
      <dl className="trading-facts">
        {each.map((one) => (
          <One key={one.of.contract.symbol} one={one} />
        ))}
        {[...coins].map(([coin, net]) => (
          <Sum key={coin} net={net} of={each.find(({ of }) => of.contract.quote === coin)!.of.contract} />
        ))}
      </dl>
      <p className="q-muted q-t12">{words.closeAllWhy}</p>
      <Button
        variant="fall"
        wide
        loading={closing.isPending}
        loadingLabel={words.closing}
        disabledReason={meant.length + orders.length === 0 ? words.nothingToClose : undefined}
        onClick={() => void send()}
      >
        {words.closeCount(meant.length)}
      </Button>
    </div>
  );
}

function One({ one: { of, size, net } }: { one: ClosingOne }) {
  const words = perpetualWords.useWords();
  const { contract, position } = of;
  const shown = useShown(contract);
  const side = position.position.quantity > 0n ? 'long' : 'short';
  return (
    <KeyValue label={`${contract.symbol} ${words.way[side]} ${shown.size(size)}`}>
      <span className={`q-n ${toneOf(net)}`}>{words.about(shown.result(net))}</span>
    </KeyValue>
  );
}

function Sum({ net, of }: { net: bigint; of: Contract }) {
  const words = perpetualWords.useWords();
  const shown = useShown(of);
  return (
    <KeyValue label={words.changesBy(of.quote)}>
      <b className={`q-n ${toneOf(net)}`}>{words.about(shown.result(net))}</b>
    </KeyValue>
  );
}

function Left({ one, contract }: { one: ClosedAll['positions'][number]; contract: Contract }) {
  const words = perpetualWords.useWords();
  const shown = useShown(contract);
  return (
    <KeyValue label={`${one.symbol} ${words.leftOpen(shown.size(units(one.left)))}`}>
      {one.why && words.leftWhy[one.why]}
    </KeyValue>
  );
}

import type { Deposit } from '@quay/contract/wallet';
import { buttonClass, KeyValue, Note, Pill, Timeline } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { exchangeNow } from '@quay/web-kit/request';
import { useNetworks } from '../../../../holdings/queries/networks.ts';
import { useFigures } from '../../../../shell/figures.ts';
import { type DepositStep, depositSteps, expectedAt, explorerOf, shortOf } from '../../figures-movements.ts';
import { AddressText } from '../../parts/address-text.tsx';
import { depositTones } from '../../parts/deposit-row.tsx';
import { Confirmations, MovementDetail } from '../../parts/movement-detail.tsx';
import { useAmounts } from '../../parts/use-amounts.ts';
import { depositQuery } from '../../queries/deposit-detail.ts';
import { debtWords } from '../../words/debts/index.ts';
import { depositWords } from '../../words/deposit/index.ts';

/** One deposit: how far it is, and where it stands on its network. */
export default function RechargeDetail() {
  const { detail } = depositWords.useWords();
  return (
    <MovementDetail words={detail} queryOf={depositQuery} unknown="wallet/deposit-unknown">
      {(deposit) => <Shown deposit={deposit} />}
    </MovementDetail>
  );
}

function Shown({ deposit }: { deposit: Deposit }) {
  const words = depositWords.useWords();
  const { detail } = words;
  const debts = debtWords.useWords();
  const amounts = useAmounts();
  const figures = useFigures();
  const moments = useMoments();
  const { symbol, state, confirmations, confirmationsNeeded, txHash } = deposit;
  const listed = useNetworks().data?.find((one) => one.symbol === symbol);
  const network = listed?.networks.find((one) => one.network === deposit.network);
  const link = explorerOf(network?.explorer ?? null, 'tx', txHash);
  const copy = (text: string, what: string) => ({ text, label: detail.copy(what), copiedLabel: words.copied });

  function timeOf(step: DepositStep): string | undefined {
    if (step === 'seen') return figures.dateTime(deposit.seenAt);
    if (step === 'confirming') return words.planks(confirmations, confirmationsNeeded);
    if (step !== 'credited') return undefined;
    if (deposit.creditedAt !== null) return figures.dateTime(deposit.creditedAt);
    return network && detail.about(moments.clock(expectedAt(deposit, network.blockSeconds, exchangeNow())));
  }

  return (
    <>
      <div className="movement-head" aria-live="polite">
        <p className="q-t24 q-strong q-n">{amounts(deposit.amount, symbol)}</p>
        <Pill tone={depositTones[state]}>{words.states[state]}</Pill>
      </div>
      {state === 'pending' && <Confirmations done={confirmations} of={confirmationsNeeded} label={words.planksLabel} />}
      {(state === 'small' || state === 'gone' || state === 'reversed') && (
        <div className="movement-note">
          <Note>
            {detail.why[state]}
            {deposit.owed !== null && ` ${debts.owed(amounts(deposit.owed, symbol))}`}
          </Note>
        </div>
      )}
      <div className="movement-timeline">
        <Timeline
          label={detail.steps}
          steps={depositSteps(deposit).map((step) => {
            const time = timeOf(step.id);
            return { ...step, title: detail.step[step.id], ...(time !== undefined && { time }) };
          })}
        />
      </div>
      <dl className="movement-facts">
        <KeyValue label={detail.network}>{network?.label ?? deposit.network}</KeyValue>
        <KeyValue label={detail.from} copy={copy(deposit.from, detail.from)}>
          <AddressText address={deposit.from} />
        </KeyValue>
        <KeyValue label={detail.to} copy={copy(deposit.address, detail.to)}>
          <AddressText address={deposit.address} />
        </KeyValue>
        <KeyValue label={detail.hash} copy={copy(txHash, detail.hash)}>
          <span className="q-code">{shortOf(txHash)}</span>
        </KeyValue>
        <KeyValue label={detail.block}>
          <span className="q-n">{deposit.block}</span>
        </KeyValue>
        <KeyValue label={detail.number}>
          <span className="q-n">{deposit.depositId}</span>
        </KeyValue>
      </dl>
      {link && (
        <div className="movement-acts">
          <a className={buttonClass({ variant: 'second', wide: true })} href={link} target="_blank" rel="noreferrer">
            {detail.explorer}
          </a>
        </div>
      )}
    </>
  );
}

import type { Withdrawal } from '@quay/contract/wallet';
import { buttonClass, CopyButton, KeyValue, Note, Pill, Timeline } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useNetworks } from '../../../../holdings/queries/networks.ts';
import { paths } from '../../../../paths.ts';
import { useFigures } from '../../../../shell/figures.ts';
import { explorerOf, isOver, shortOf, type WithdrawalStep, withdrawalSteps } from '../../figures-movements.ts';
import { AddressText } from '../../parts/address-text.tsx';
import { Confirmations, MovementDetail } from '../../parts/movement-detail.tsx';
import { useAmounts } from '../../parts/use-amounts.ts';
import { withdrawalTones } from '../../parts/withdrawal-row.tsx';
import { withdrawalQuery } from '../../queries/withdrawal-detail.ts';
import { withdrawWords } from '../../words/withdraw/index.ts';

/** One withdrawal: how far it is, where it stands on its network, and what became of the coins. */
export default function WithdrawDetail() {
  const { detail } = withdrawWords.useWords();
  return (
    <MovementDetail words={detail} queryOf={withdrawalQuery} unknown="wallet/withdrawal-unknown">
      {(withdrawal) => <Shown withdrawal={withdrawal} />}
    </MovementDetail>
  );
}

function Shown({ withdrawal }: { withdrawal: Withdrawal }) {
  const { detail: words } = withdrawWords.useWords();
  const amounts = useAmounts();
  const figures = useFigures();
  const { symbol, state, confirmations, confirmationsNeeded, txHash, needs } = withdrawal;
  const listed = useNetworks().data?.find((one) => one.symbol === symbol);
  const network = listed?.networks.find((one) => one.network === withdrawal.network);
  const link = txHash === null ? undefined : explorerOf(network?.explorer ?? null, 'tx', txHash);
  const copy = (text: string, what: string) => ({ text, label: words.copy(what), copiedLabel: words.copied });

  function titleOf(step: WithdrawalStep): string {
    if (step === 'approved' && needs === 0) return words.approvedByRules;
    if (step === 'reviewing' && needs === 2) return words.twoPeople;
    return words.step[step];
  }
  function timeOf(step: WithdrawalStep): string | undefined {
    if (step === 'requested') return figures.dateTime(withdrawal.requestedAt);
    if (step === 'reviewing') return words.within;
    if (step === 'confirming') return words.planks(confirmations, confirmationsNeeded);
    const ends = step === 'arrived' || step === 'failed' || step === 'rejected';
    return ends && withdrawal.doneAt !== null ? figures.dateTime(withdrawal.doneAt) : undefined;
  }

  return (
    <>
      <div className="movement-head" aria-live="polite">
        <p className="q-t24 q-strong q-n">{amounts(withdrawal.amount, symbol)}</p>
        <Pill tone={withdrawalTones[state]}>{withdrawal.again ? words.sentAgain : words.states[state]}</Pill>
      </div>
      {withdrawal.again && (
        <div className="movement-note" role="status">
          <Note>{words.sentAgainWhy}</Note>
        </div>
      )}
      {state === 'broadcasting' && (
        <Confirmations done={confirmations} of={confirmationsNeeded} label={words.planksLabel} />
      )}
      {(state === 'rejected' || state === 'failed') && <Ended withdrawal={withdrawal} />}
      <div className="movement-timeline">
        <Timeline
          label={words.steps}
          steps={withdrawalSteps(withdrawal).map((step) => {
            const time = timeOf(step.id);
            return { ...step, title: titleOf(step.id), ...(time !== undefined && { time }) };
          })}
        />
      </div>
      <section className="movement-receiver q-line-above">
        <div className="movement-line">
          <span className="q-muted">{words.to}</span>
          {withdrawal.label !== null && <span className="q-mid movement-name">{withdrawal.label}</span>}
        </div>
        <p className="movement-copied">
          <AddressText address={withdrawal.address} />
          <CopyButton {...copy(withdrawal.address, words.to)} />
        </p>
      </section>
      <dl className="movement-facts q-line-above">
        <KeyValue label={words.network}>{network?.label ?? withdrawal.network}</KeyValue>
        <KeyValue label={words.fee}>{amounts(withdrawal.fee, symbol)}</KeyValue>
        <KeyValue label={words.arrives}>{amounts(withdrawal.received, symbol)}</KeyValue>
        {txHash !== null && (
          <KeyValue label={words.hash} copy={copy(txHash, words.hash)}>
            <span className="q-code">{shortOf(txHash)}</span>
          </KeyValue>
        )}
        <KeyValue label={words.number}>
          <span className="q-n">{withdrawal.withdrawalId}</span>
        </KeyValue>
      </dl>
      <div className="movement-acts">
        {link && (
          <a className={buttonClass({ variant: 'second', wide: true })} href={link} target="_blank" rel="noreferrer">
            {words.explorer}
          </a>
        )}
        {isOver(withdrawal) && (
          <Link className="q-act movement-tap" to={paths.withdrawPage()}>
            {words.again}
          </Link>
        )}
      </div>
    </>
  );
}

/** Why the coins did not leave, and that they are back. */
function Ended({ withdrawal: { rejection, remark } }: { withdrawal: Withdrawal }) {
  const { detail: words } = withdrawWords.useWords();
  return (
    <div className="movement-note">
      <Note>
        {rejection && <b>{words.rejections[rejection]} </b>}
        {remark && <span className="movement-remark">{words.remark(remark)} </span>}
        {words.coinsBack}{' '}
        <Link className="q-act" to={paths.customerService()}>
          {words.service}
        </Link>
      </Note>
    </div>
  );
}

import '../../movements.css';
import { WITHDRAWAL_COIN } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { buttonClass, Icon, KeyValue, Plate } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { Link } from '@quay/web-kit/router';
import { ColumnPage } from '../../../../parts/column-page.tsx';
import { paths } from '../../../../paths.ts';
import { useFigures } from '../../../../shell/figures.ts';
import { minutesFor } from '../../figures-movements.ts';
import { AddressText } from '../../parts/address-text.tsx';
import { Prepared, type PreparedWithdrawal } from '../../parts/prepared.tsx';
import { useAmounts } from '../../parts/use-amounts.ts';
import { withdrawWords } from '../../words/withdraw/index.ts';

/** The last look before a withdrawal: what leaves, what arrives, where exactly, and when. */
export default function WithdrawSubmit() {
  const words = withdrawWords.useWords();
  return (
    <ColumnPage title={words.submit.title} backTo={paths.withdrawPage()}>
      <Prepared>{(prepared) => <Review {...prepared} />}</Prepared>
    </ColumnPage>
  );
}

function Review({ typed, received, network, address, terms }: PreparedWithdrawal) {
  const words = withdrawWords.useWords();
  const amounts = useAmounts();
  const figures = useFigures();
  const moments = useMoments();
  const symbol = WITHDRAWAL_COIN;
  const byRules = units(typed.amount) <= units(terms.byRules);
  const leaves = amounts(typed.amount, symbol);
  return (
    <>
      <Plate
        leaves={{
          label: words.leaves,
          amount: leaves,
          remark: words.feeInside(amounts(network.withdrawFee, symbol)),
        }}
        arrives={{ label: words.arrives, amount: amounts(received, symbol), remark: words.on(network.label) }}
      />
      <section className="movement-receiver q-line-above">
        <div className="movement-line">
          <h2 className="q-t14 q-mid movement-name">{address.label}</h2>
          <span className="q-t12 q-muted q-n">
            {address.lastUsedAt === null ? words.submit.never : words.submit.used(moments.short(address.lastUsedAt))}
          </span>
        </div>
        <AddressText address={address.address} />
        <p className="q-t12 q-muted q-n">{words.submit.since(figures.date(address.addedAt))}</p>
      </section>
      <dl className="movement-facts q-line-above">
        <KeyValue label={words.network}>{network.label}</KeyValue>
        <KeyValue label={words.approval}>
          {byRules ? words.byRules : words.byPeople(amounts(terms.byRules, symbol))}
        </KeyValue>
        <KeyValue label={words.expected}>
          {byRules ? words.soon(minutesFor(network.confirmations + 1, network.blockSeconds)) : words.within}
        </KeyValue>
        <KeyValue label={words.leftToday}>
          {words.leftOf(figures.quantity(terms.dayLeft, 2), amounts(terms.dayLimit, symbol))}
        </KeyValue>
      </dl>
      <p className="movement-aside q-line-above">
        <Icon name="info" size="s" className="q-muted" />
        <span className="q-muted">{words.submit.final}</span>
      </p>
      <div className="movement-acts">
        <Link className={buttonClass({ wide: true })} to={paths.withdrawVerify()}>
          {words.submit.act(leaves)}
        </Link>
        <Link className="q-act movement-tap" to={paths.withdrawPage()}>
          {words.submit.change}
        </Link>
      </div>
    </>
  );
}

import '../../movements.css';
import { PURCHASE_HOLD_HOURS } from '@quay/contract/c2c';
import type { WithdrawEnable } from '@quay/contract/identity';
import { type CoinNetwork, type SavedAddress, WITHDRAWAL_COIN, type WithdrawalTerms } from '@quay/contract/wallet';
import { units } from '@quay/money';
import {
  Button,
  Empty,
  ErrorLine,
  Field,
  Icon,
  IconButton,
  KeyValue,
  ListRow,
  Note,
  Plate,
  SelectButton,
  Sheet,
} from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { exchangeNow } from '@quay/web-kit/request';
import { Link, useNavigate } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { settleComma, settleCommaWhileTyping } from '../../../../amounts/typed-number.ts';
import { useNetworks } from '../../../../holdings/queries/networks.ts';
import { ColumnPage } from '../../../../parts/column-page.tsx';
import { QueryState } from '../../../../parts/query-state.tsx';
import { paths } from '../../../../paths.ts';
import { useFigures } from '../../../../shell/figures.ts';
import { shellWords } from '../../../../shell/words/index.ts';
import { minutesFor, shortOf } from '../../figures-movements.ts';
import { asSent, mostOf, receivedOf, wrongWith } from '../../forms/withdraw.form.ts';
import { changeWithdrawal, useWithdrawDraft } from '../../forms/withdraw-draft.ts';
import { useWrongWords } from '../../forms/wrong-words.ts';
import { Blocked, mayWithdraw } from '../../parts/blocked.tsx';
import { Debts } from '../../parts/debts.tsx';
import { useAmounts } from '../../parts/use-amounts.ts';
import { useOpeningHours } from '../../parts/use-opening-hours.ts';
import { addressesQuery } from '../../queries/addresses.ts';
import { gateQuery } from '../../queries/gate.ts';
import { heldQuery } from '../../queries/held.ts';
import { useMovements } from '../../queries/movements.ts';
import { termsQuery } from '../../queries/withdrawal-terms.ts';
import { withdrawWords } from '../../words/withdraw/index.ts';

/** How much leaves, over which network and to whom. */
export default function WithdrawPage() {
  const words = withdrawWords.useWords();
  const navigate = useNavigate();
  useMovements();
  const networks = useNetworks();
  const terms = useQuery(termsQuery);
  const gate = useQuery(gateQuery);
  const saved = useQuery(addressesQuery);
  const over = networks.data
    ?.find(({ symbol }) => symbol === WITHDRAWAL_COIN)
    ?.networks.filter(({ withdrawMax }) => withdrawMax !== '0');
  return (
    <ColumnPage
      title={words.title(WITHDRAWAL_COIN)}
      backTo={paths.funds()}
      acts={<IconButton icon="clock" label={words.records} onClick={() => navigate(paths.depositsAndWithdrawals())} />}
    >
      {networks.data && !over?.length ? (
        <Empty title={words.closed}>{words.closedWhy}</Empty>
      ) : over && terms.data && gate.data && saved.data ? (
        <WithdrawForm networks={over} terms={terms.data} gate={gate.data} saved={saved.data} />
      ) : (
        <QueryState queries={[networks, terms, gate, saved]} failed={words.failed} kept={words.failedWhy} />
      )}
    </ColumnPage>
  );
}

type WithdrawFormProps = {
  networks: readonly CoinNetwork[];
  terms: WithdrawalTerms;
  gate: WithdrawEnable;
  saved: readonly SavedAddress[];
};

function WithdrawForm({ networks, terms, gate, saved }: WithdrawFormProps) {
  const words = withdrawWords.useWords();
  const wrongWords = useWrongWords();
  const amounts = useAmounts();
  const figures = useFigures();
  const navigate = useNavigate();
  const draft = useWithdrawDraft();
  const hours = useOpeningHours(terms);
  const [touched, setTouched] = useState(false);
  const { symbol } = terms;

  const chosen = draft.network || saved.find(({ lastUsedAt }) => lastUsedAt !== null)?.network;
  const network = networks.find((one) => one.network === chosen) ?? networks[0];
  const here = saved.filter((one) => one.network === network?.network);
  // One that may be used and is alone needs no choice.
  const address = here.find((one) => one.address === draft.address) ?? (here.length === 1 ? here[0] : undefined);
  const typed = { network: network?.network ?? '', address: address?.address ?? '', amount: draft.amount };
  const wrong = wrongWith(typed, { terms, network, saved: address, now: exchangeNow() });
  const said = wrong && wrongWords(wrong);
  const shown = touched || draft.amount !== '';
  const at = (field: 'amount' | 'address' | 'network') => (shown && wrong?.field === field ? said : undefined);
  const received = receivedOf(draft.amount, network);
  const sent = asSent(typed).amount;
  const byRules = units(sent) <= units(terms.byRules);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTouched(true);
    if (wrong || !mayWithdraw(gate, terms)) return;
    changeWithdrawal(typed);
    navigate(paths.withdrawSubmit());
  }

  return (
    <form className="movement-form" noValidate onSubmit={submit}>
      <Debts />
      <Blocked gate={gate} terms={terms} />
      <Bought />
      <NetworkField
        networks={networks}
        network={network}
        symbol={symbol}
        error={at('network')}
        onChoose={(name) => changeWithdrawal({ network: name, address: '' })}
      />
      <AddressField
        saved={here}
        address={address}
        network={network}
        error={address ? at('address') : touched ? words.chooseFirst : undefined}
        onChoose={(chosenAddress) => changeWithdrawal({ network: network?.network ?? '', address: chosenAddress })}
      />
      <Field
        label={words.amount}
        name="amount"
        figure
        unit={symbol}
        autoComplete="off"
        value={draft.amount}
        onChange={(text) => changeWithdrawal({ amount: settleCommaWhileTyping(text) })}
        onBlur={() => {
          if (settleComma(draft.amount) !== draft.amount) changeWithdrawal({ amount: settleComma(draft.amount) });
        }}
        end={
          <Button variant="quiet" onClick={() => changeWithdrawal({ amount: mostOf({ terms, network }) })}>
            {words.max}
          </Button>
        }
        error={at('amount')}
        below={words.available(amounts(terms.available, symbol))}
      />
      {received && network && (
        <Plate
          leaves={{
            label: words.leaves,
            amount: amounts(sent, symbol),
            remark: words.feeInside(amounts(network.withdrawFee, symbol)),
          }}
          arrives={{ label: words.arrives, amount: amounts(received, symbol), remark: words.on(network.label) }}
        />
      )}
      <dl className="movement-facts">
        <KeyValue label={words.leftToday}>
          {words.leftOf(figures.quantity(terms.dayLeft, 2), amounts(terms.dayLimit, symbol))}
        </KeyValue>
        <KeyValue label={words.countLeft}>{words.leftOf(String(terms.dayCountLeft), String(terms.dayCount))}</KeyValue>
        <KeyValue label={words.hours}>
          {hours.always ? words.always : words.hoursFromTo(hours.opens, hours.closes)}
        </KeyValue>
        {received && (
          <KeyValue label={words.approval}>
            {byRules ? words.byRules : words.byPeople(amounts(terms.byRules, symbol))}
          </KeyValue>
        )}
      </dl>
      <div className="movement-acts">
        <Button wide type="submit" disabledReason={mayWithdraw(gate, terms) ? undefined : words.blocked.title}>
          {received ? words.review(amounts(sent, symbol)) : words.reviewNone}
        </Button>
        <Link className="q-act movement-tap" to={paths.sendToUser()}>
          {words.toUser}
        </Link>
      </div>
    </form>
  );
}

/** Coins bought from others wait a day (their payment might be taken back): said before anybody is refused for it. */
function Bought() {
  const words = withdrawWords.useWords();
  const amounts = useAmounts();
  const held = useQuery(heldQuery).data ?? '0';
  if (units(held) === 0n) return null;
  return (
    <Note tone="quiet" icon="clock">
      {words.bought(amounts(held, WITHDRAWAL_COIN), PURCHASE_HOLD_HOURS)}
    </Note>
  );
}

type NetworkFieldProps = {
  networks: readonly CoinNetwork[];
  network: CoinNetwork | undefined;
  symbol: string;
  error: string | undefined;
  onChoose: (network: string) => void;
};

function NetworkField({ networks, network, symbol, error, onChoose }: NetworkFieldProps) {
  const words = withdrawWords.useWords();
  const { close } = shellWords.useWords();
  const amounts = useAmounts();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <SelectButton label={words.network} main onClick={() => setOpen(true)}>
        {network?.label ?? ''}
      </SelectButton>
      <FieldError words={error} />
      <Sheet open={open} onClose={() => setOpen(false)} title={words.chooseNetwork} closeLabel={close}>
        <p className="q-muted">{words.chooseNetworkWhy}</p>
        <ul className="movement-edge movement-networks" aria-label={words.network}>
          {networks.map((one) => (
            <li key={one.network}>
              <ListRow
                title={one.label}
                sub={
                  one.withdrawOpen
                    ? words.networkFacts(
                        amounts(one.withdrawFee, symbol),
                        minutesFor(one.confirmations, one.blockSeconds),
                      )
                    : words.networkClosed
                }
                end={<Icon name={one.network === network?.network ? 'check' : 'right'} size="xs" className="q-faint" />}
                {...(one.withdrawOpen && {
                  onClick: () => {
                    setOpen(false);
                    onChoose(one.network);
                  },
                })}
              />
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}

function FieldError({ words }: { words: string | undefined }) {
  if (!words) return null;
  return <ErrorLine className="q-field-below q-field-below--error">{words}</ErrorLine>;
}

type AddressFieldProps = {
  saved: readonly SavedAddress[];
  address: SavedAddress | undefined;
  network: CoinNetwork | undefined;
  error: string | undefined;
  onChoose: (address: string) => void;
};

function AddressField({ saved, address, network, error, onChoose }: AddressFieldProps) {
  const words = withdrawWords.useWords();
  const { close } = shellWords.useWords();
  const moments = useMoments();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const add = () => navigate(paths.withdrawAddresses({ add: network?.network ?? '' }));
  return (
    <div>
      <SelectButton label={words.to} main onClick={() => (saved.length > 0 ? setOpen(true) : add())}>
        {address ? (
          <span className="movement-chosen">
            <span className="q-ellipsis">{address.label}</span>
            <span className="q-code q-muted">{shortOf(address.address)}</span>
          </span>
        ) : saved.length > 0 ? (
          words.chooseAddress
        ) : (
          words.addAddress
        )}
      </SelectButton>
      <FieldError words={error} />
      {saved.length === 0 && network && !error && <p className="q-field-below">{words.noAddress(network.label)}</p>}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={words.chooseAddress}
        closeLabel={close}
        foot={
          <div className="movement-line">
            <Button variant="quiet" onClick={add}>
              {words.addAddress}
            </Button>
            <Link className="q-act movement-tap" to={paths.withdrawAddresses()}>
              {words.manage}
            </Link>
          </div>
        }
      >
        <ul className="movement-edge" aria-label={words.chooseAddress}>
          {saved.map((one) => {
            const ready = one.usableFrom <= exchangeNow();
            return (
              <li key={one.addressId}>
                <ListRow
                  title={one.label}
                  sub={
                    <>
                      <span className="q-code">{shortOf(one.address)}</span>
                      {!ready && ` · ${words.usableFrom(moments.short(one.usableFrom))}`}
                    </>
                  }
                  end={
                    <Icon
                      name={one.addressId === address?.addressId ? 'check' : ready ? 'right' : 'clock'}
                      size="xs"
                      className="q-faint"
                    />
                  }
                  {...(ready && {
                    onClick: () => {
                      setOpen(false);
                      onChoose(one.address);
                    },
                  })}
                />
              </li>
            );
          })}
        </ul>
      </Sheet>
    </div>
  );
}

import '../../movements.css';
import { type SavedAddress, WITHDRAWAL_COIN } from '@quay/contract/wallet';
import { Button, buttonClass, Empty, Pill, Sheet } from '@quay/ui';
import { hoursAndMinutes, useMoments } from '@quay/web-kit/format';
import { askAgain, Refusal } from '@quay/web-kit/request';
import { Link, useSearchParams } from '@quay/web-kit/router';
import { isolated } from '@quay/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNetworks } from '../../../../holdings/queries/networks.ts';
import { ColumnPage } from '../../../../parts/column-page.tsx';
import { QueryState } from '../../../../parts/query-state.tsx';
import { paths } from '../../../../paths.ts';
import { FormError } from '../../../../proof/form-error.tsx';
import { notify } from '../../../../shell/notify.ts';
import { useSecondsLeft } from '../../../../shell/use-seconds-left.ts';
import { shellWords } from '../../../../shell/words/index.ts';
import { submitRemoveAddress } from '../../acts/remove-address.ts';
import { AddAddress } from '../../forms/add-address.tsx';
import { AddressText } from '../../parts/address-text.tsx';
import { Missing } from '../../parts/blocked.tsx';
import { addressesQuery } from '../../queries/addresses.ts';
import { gateQuery } from '../../queries/gate.ts';
import { MOVEMENTS } from '../../queries/movements.ts';
import { withdrawWords } from '../../words/withdraw/index.ts';

/** The addresses that coins may leave to; with `add` in the query, a new one. */
export default function Addresses() {
  const adds = useSearchParams()[0].get('add');
  return adds === null ? <Book /> : <New network={adds} />;
}

function New({ network }: { network: string }) {
  const { book: words } = withdrawWords.useWords();
  const networks = useNetworks();
  const gate = useQuery(gateQuery);
  const over = networks.data?.find(({ symbol }) => symbol === WITHDRAWAL_COIN)?.networks ?? [];
  return (
    <ColumnPage title={words.add} backTo={paths.withdrawAddresses()}>
      {!networks.data || !gate.data ? (
        <QueryState queries={[networks, gate]} failed={words.failed} kept={words.failedWhy} />
      ) : (
        <>
          {gate.data.missing.length > 0 && (
            <div className="movement-note">
              <Missing missing={gate.data.missing} />
            </div>
          )}
          <AddAddress networks={over} network={network} />
        </>
      )}
    </ColumnPage>
  );
}

function Book() {
  const { book: words } = withdrawWords.useWords();
  const saved = useQuery(addressesQuery);
  const [removing, setRemoving] = useState<SavedAddress>();
  const [open, setOpen] = useState(false);
  const add = (
    <Link className={buttonClass({ wide: true })} to={paths.withdrawAddresses({ add: '' })}>
      {words.add}
    </Link>
  );
  return (
    <ColumnPage title={words.title} backTo={paths.withdrawPage()} foot={saved.data?.length ? add : undefined}>
      {!saved.data ? (
        <QueryState queries={[saved]} failed={words.failed} kept={words.failedWhy} />
      ) : saved.data.length === 0 ? (
        <Empty title={words.none} act={add}>
          {words.noneWhy}
        </Empty>
      ) : (
        <>
          <p className="q-muted">{words.lead}</p>
          <ul className="movement-edge movement-book" aria-label={words.list}>
            {saved.data.map((one) => (
              <li key={one.addressId}>
                <Saved
                  saved={one}
                  onRemove={() => {
                    setRemoving(one);
                    setOpen(true);
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {removing && <Remove key={removing.addressId} saved={removing} open={open} onClose={() => setOpen(false)} />}
    </ColumnPage>
  );
}

function Saved({ saved, onRemove }: { saved: SavedAddress; onRemove: () => void }) {
  const { book: words } = withdrawWords.useWords();
  const moments = useMoments();
  const { label, network, address, usableFrom, lastUsedAt } = saved;
  const seconds = useSecondsLeft(usableFrom);
  const { hours, minutes } = hoursAndMinutes(seconds);
  return (
    <article className="movement-saved q-gutter">
      <div className="movement-line">
        <h2 className="q-t16 q-mid movement-name">{label}</h2>
        <Pill>{network}</Pill>
      </div>
      <AddressText address={address} />
      <div className="movement-line">
        {seconds > 0 ? (
          <Pill tone="warn">{words.waits(hours, minutes)}</Pill>
        ) : (
          <span className="q-t12 q-muted q-n">
            {lastUsedAt === null ? words.unused : words.used(moments.short(lastUsedAt))}
          </span>
        )}
        <Button variant="quiet" aria-label={words.removeLabel(label)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </article>
  );
}

function Remove({ saved, open, onClose }: { saved: SavedAddress; open: boolean; onClose: () => void }) {
  const { book: words } = withdrawWords.useWords();
  const { close } = shellWords.useWords();
  const client = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const [wrong, setWrong] = useState<string>();

  async function remove() {
    if (removing) return;
    setRemoving(true);
    setWrong(undefined);
    try {
      await submitRemoveAddress({ addressId: saved.addressId });
      notify(words.removed, { tone: 'done' });
      onClose();
      await askAgain(client, { queryKey: [MOVEMENTS, 'addresses'] });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setWrong(failure.words);
    } finally {
      setRemoving(false);
    }
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.removeTitle(isolated(saved.label))}
      closeLabel={close}
      foot={
        <Button wide loading={removing} loadingLabel={words.removing} onClick={() => void remove()}>
          {words.removeAct}
        </Button>
      }
    >
      <p className="q-muted">{words.removeLead}</p>
      <FormError words={wrong} />
    </Sheet>
  );
}

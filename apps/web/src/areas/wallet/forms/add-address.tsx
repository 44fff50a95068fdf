import { hasUnseen } from '@quay/contract';
import { type CoinNetwork, LABEL_MAX, type SavedAddress } from '@quay/contract/wallet';
import { Button, Field, LongField, Segments } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { askAgain, isUnreached, Refusal } from '@quay/web-kit/request';
import { useNavigate } from '@quay/web-kit/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { FormError } from '../../../proof/form-error.tsx';
import { useProving } from '../../../proof/use-proving.tsx';
import { draftOf } from '../../../shell/draft.ts';
import { notify } from '../../../shell/notify.ts';
import { useSession } from '../../../shell/session.ts';
import { submitAddAddress } from '../acts/add-address.ts';
import { AddressText } from '../parts/address-text.tsx';
import { checkAddressQuery } from '../queries/check-address.ts';
import { MOVEMENTS } from '../queries/movements.ts';
import { withdrawWords } from '../words/withdraw/index.ts';
import { changeWithdrawal } from './withdraw-draft.ts';

const nothing = { owner: '', network: '', address: '', label: '' };

/** What is typed outlives a reload of this tab, but is not for another user of it. */
const useKept = draftOf('quay.new-address', nothing);

/** As many characters as an address has: from here on it can be checked. */
const WHOLE = 42;

/** Saves an address to withdraw to. It is checked as soon as it is there, before a proof is asked for. */
export function AddAddress({ networks, network: query }: { networks: readonly CoinNetwork[]; network: string }) {
  const { book: words } = withdrawWords.useWords();
  const navigate = useNavigate();
  const client = useQueryClient();
  const moments = useMoments();
  const owner = useSession((session) => session.member?.usercode ?? '');
  const kept = useKept();
  const typed = kept.owner === owner ? kept : nothing;
  const network =
    networks.find((one) => one.network === (typed.network || query))?.network ?? networks[0]?.network ?? '';
  const address = typed.address.trim();
  const label = typed.label.trim();

  const check = useQuery({
    ...checkAddressQuery(network, address),
    enabled: address.length >= WHOLE,
  });
  const refused =
    check.error instanceof Refusal && !isUnreached(check.error) && !check.isFetching ? check.error.words : undefined;

  function faults(): Record<string, string> {
    return {
      ...(address === '' ? { address: words.addressMissing } : refused !== undefined && { address: refused }),
      ...((label === '' || [...label].length > LABEL_MAX || hasUnseen(label)) && { label: words.labelMissing }),
    };
  }
  const { form, wrong, sending, submit, mend, sheet } = useProving({
    act: 'add-address',
    label: words.act,
    doing: words.doing,
    fields: ['address', 'label'],
    validate: faults,
    async send(proof) {
      const saved: SavedAddress = await submitAddAddress({ network, address, label, proof });
      notify(words.saved(moments.when(saved.usableFrom)), { tone: 'done' });
      useKept.clear();
      changeWithdrawal({ network: saved.network, address: saved.address });
      await askAgain(client, { queryKey: [MOVEMENTS] });
      navigate(paths.withdrawAddresses(), { replace: true });
    },
  });
  const change = (changed: Partial<typeof typed>, ...fields: readonly string[]) => {
    useKept.setState({ ...typed, owner, ...changed });
    mend(...fields, 'form');
  };

  return (
    <>
      <form ref={form} className="movement-form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="q-muted">{words.own}</p>
        <div className="q-field">
          <div className="q-field-head">{words.network}</div>
          <Segments
            label={words.network}
            items={networks.map((one) => ({ id: one.network, label: one.network }))}
            value={network}
            onChange={(name) => change({ network: name }, 'address')}
          />
        </div>
        <LongField
          label={words.address}
          name="address"
          rows={2}
          className="movement-typed-address"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed.address}
          // A line break comes along when an address is copied out of a message.
          onChange={(text) => change({ address: text.replace(/\s+/g, '') }, 'address')}
          error={wrong.address ?? refused}
          below={
            check.data ? (
              <>
                {words.fits} <AddressText address={check.data.address} />
              </>
            ) : check.isFetching ? (
              words.checking
            ) : undefined
          }
        />
        {'clipboard' in navigator && typed.address === '' && (
          <div>
            <Button
              variant="quiet"
              // Whoever refuses the browser's question pastes by hand.
              onClick={() =>
                void navigator.clipboard.readText().then(
                  (text) => change({ address: text.replace(/\s+/g, '') }, 'address'),
                  () => form.current?.querySelector('textarea')?.focus(),
                )
              }
            >
              {words.paste}
            </Button>
          </div>
        )}
        <Field
          label={words.label}
          name="label"
          autoComplete="off"
          value={typed.label}
          onChange={(text) => change({ label: text }, 'label')}
          error={wrong.label}
          below={words.labelRule}
        />
        <FormError words={wrong.form} />
        <Button wide type="submit" loading={sending} loadingLabel={words.doing}>
          {words.act}
        </Button>
      </form>
      {sheet}
    </>
  );
}

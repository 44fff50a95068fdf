import { plainLine } from '@quay/contract';
import { PASSKEY_NAME_MAX, type Passkey, type PasskeyAnswer, type Security } from '@quay/contract/identity';
import { Button, Field, ListRow, Sheet, SkeletonRows } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { isolated } from '@quay/words';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { submitPasskeyOptions } from '../../../../proof/acts/passkey-options.ts';
import { FormError } from '../../../../proof/form-error.tsx';
import { passkeysWork } from '../../../../proof/passkey.ts';
import { reasonOf } from '../../../../proof/refused.ts';
import { useProving } from '../../../../proof/use-proving.tsx';
import { notify } from '../../../../shell/notify.ts';
import { shellWords } from '../../../../shell/words/index.ts';
import { submitAddPasskey } from '../../acts/add-passkey.ts';
import { submitRemovePasskey } from '../../acts/remove-passkey.ts';
import { makePasskey, PasskeyKnown } from '../../new-passkey.ts';
import { Topic } from '../../parts/security/settings.tsx';
import { Failed, StepPage } from '../../parts/security/step-page.tsx';
import { passkeysQuery } from '../../queries/passkeys.ts';
import { sessionsQuery } from '../../queries/sessions.ts';
import { securityWords } from '../../words/security/index.ts';

/** The passkeys of the account: another one, and an end to those that are no longer there. */
export function Passkeys({ account }: { account: Security }) {
  const { passkeys: words } = securityWords.useWords();
  return (
    <StepPage title={words.title} lead={words.lead} wide>
      <AddPasskey {...account} />
      {account.passkeys > 0 && <OwnPasskeys />}
    </StepPage>
  );
}

function AddPasskey({ factorNeeds: { all, oneOf } }: Security) {
  const needsNothing = all.length + oneOf.length === 0;
  const { passkeys: words } = securityWords.useWords();
  const here = useQuery(sessionsQuery).data?.find(({ isThis }) => isThis)?.device;
  const [typed, setTyped] = useState<string>();
  const name = plainLine(typed ?? here ?? '');
  /** One that the browser has made is not made again because a code was mistyped. */
  const made = useRef<PasskeyAnswer>(undefined);

  const { form, wrong, sending, submit, mend, sheet } = useProving({
    act: 'add-passkey',
    label: words.add,
    doing: words.adding,
    fields: ['name'],
    validate: () => (name && name.length <= PASSKEY_NAME_MAX ? {} : { name: words.nameMissing }),
    async send(proof) {
      // Nobody makes one before the rest is known to be right.
      const isTime = needsNothing || Object.keys(proof).length > 0;
      if (isTime) made.current ??= await makePasskey(await newChallenge());
      if (isTime && !made.current) return;
      const passkey = made.current ?? noPasskey;
      // One that was refused is no good a second time; for anything else it is made already.
      await submitAddPasskey({ name, passkey, proof }).catch((failure: unknown) => {
        if (reasonOf(failure) === 'passkey-wrong') made.current = undefined;
        throw failure;
      });
      made.current = undefined;
      setTyped(undefined);
      notify(words.done, { tone: 'done' });
    },
    refused(failure) {
      if (!(failure instanceof PasskeyKnown)) return false;
      notify(words.known, { tone: 'warn' });
      return true;
    },
  });

  return (
    <section className="q-gutter">
      <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={words.name}
          name="passkey-name"
          autoComplete="off"
          value={typed ?? here ?? ''}
          onChange={(text) => {
            setTyped(text);
            mend('name', 'form');
          }}
          error={wrong.name}
          below={words.nameRule}
        />
        <FormError words={wrong.form} />
        <Button
          wide
          type="submit"
          loading={sending}
          loadingLabel={words.adding}
          disabledReason={passkeysWork() ? undefined : words.notHere}
        >
          {words.add}
        </Button>
      </form>
      {sheet}
    </section>
  );
}

const newChallenge = () => submitPasskeyOptions({ act: 'add-passkey', fresh: true });
const noPasskey: PasskeyAnswer = { challengeId: '', response: {} };

function OwnPasskeys() {
  const { passkeys: words } = securityWords.useWords();
  const { data, isError, isFetching, refetch } = useQuery(passkeysQuery);
  const [removing, setRemoving] = useState<Passkey>();
  const [open, setOpen] = useState(false);
  return (
    <Topic title={words.list}>
      {data ? (
        data.map((passkey) => (
          <Row
            key={passkey.passkeyId}
            passkey={passkey}
            onRemove={() => {
              setRemoving(passkey);
              setOpen(true);
            }}
          />
        ))
      ) : isError ? (
        <Failed title={words.failed} kept={words.failedWords} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={words.loading} rows={2} disc={false} />
      )}
      {removing && (
        <RemoveSheet key={removing.passkeyId} passkey={removing} open={open} onClose={() => setOpen(false)} />
      )}
    </Topic>
  );
}

function Row({ passkey: { name, addedAt, usedAt }, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { passkeys: words } = securityWords.useWords();
  const { short } = useMoments();
  return (
    <ListRow
      title={name}
      sub={usedAt === null ? words.added(short(addedAt)) : words.used(short(addedAt), short(usedAt))}
      end={
        <Button variant="second" size="row" aria-label={words.removeLabel(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      }
    />
  );
}

type RemoveSheetProps = { passkey: Passkey; open: boolean; onClose: () => void };

function RemoveSheet({ passkey: { passkeyId, name }, open, onClose }: RemoveSheetProps) {
  const { passkeys: words } = securityWords.useWords();
  const { close } = shellWords.useWords();
  const { wrong, sending, submit, sheet } = useProving({
    act: 'remove-passkey',
    label: words.removeAct,
    doing: words.removing,
    async send(proof) {
      await submitRemovePasskey({ passkeyId, proof });
      notify(words.removed, { tone: 'done' });
      onClose();
    },
  });
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={words.removeTitle(isolated(name))}
        closeLabel={close}
        foot={
          <Button wide loading={sending} loadingLabel={words.removing} onClick={() => void submit()}>
            {words.removeAct}
          </Button>
        }
      >
        <p className="security-proof q-muted">{words.removeLead}</p>
        <FormError words={wrong.form} />
      </Sheet>
      {sheet}
    </>
  );
}

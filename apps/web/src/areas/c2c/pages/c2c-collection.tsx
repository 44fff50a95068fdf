import { fieldName } from '../methods/field-name.ts';
import '../users.css';
import { type PaymentField, type PaymentMethod, paymentFields } from '@quay/contract/c2c';
import { Button, KeyValue, Pill, Sheet } from '@quay/ui';
import { askAgain, Refusal } from '@quay/web-kit/request';
import { Link, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { countryName } from '../../../countries/country-names.ts';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { FormError } from '../../../proof/form-error.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { notify } from '../../../shell/notify.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { grouped } from '../methods/shown-account.ts';
import { KindTag } from '../parts/kind-tag.tsx';
import { c2cPaths } from '../paths.ts';
import { useC2cChanges } from '../queries/live.ts';
import { methodsQuery } from '../queries/methods.ts';
import { kindWords } from '../words/kinds/index.ts';
import { methodWords } from '../words/methods/index.ts';
import { Gone } from './bank-car.tsx';
import '../methods.css';
import { submitRemoveMethod } from '../acts/remove-method.ts';

/** One account as the other side of an order sees it, and what can be done with it. */
export default function C2cCollection() {
  const words = methodWords.useWords();
  const methods = useQuery(methodsQuery);
  const [search] = useSearchParams();
  useC2cChanges();
  const shown = methods.data?.find(({ methodId }) => methodId === Number(search.get('method')));
  return (
    <ColumnPage title={words.collectionTitle} backTo={c2cPaths.methods()}>
      {!methods.data ? (
        <QueryState queries={[methods]} failed={words.failed} kept={words.failedWhy} />
      ) : shown ? (
        <Shown method={shown} />
      ) : (
        <Gone />
      )}
    </ColumnPage>
  );
}

function Shown({ method }: { method: PaymentMethod }) {
  const words = methodWords.useWords();
  const names = kindWords.useWords();
  const figures = useFigures();
  const navigate = useNavigate();
  const language = usePreferences((preferences) => preferences.language);
  const fields = paymentFields.filter((field) => method[field]);
  const copy = (label: string, text: string) => ({ text, label: words.copy(label), copiedLabel: words.copied });
  const said = (field: PaymentField, value: string) =>
    field === 'account' ? grouped(value) : field === 'country' ? countryName(value, language) : value;
  return (
    <>
      <p className="q-muted people-note">
        <b>{words.seen}</b>
        <br />
        {words.seenWhy}
      </p>
      <section className="method-card">
        <div className="method-card-head">
          <KindTag kind={method.kind} />
          {method.inUse && <Pill tone="accent">{words.inUse}</Pill>}
        </div>
        {method.qr && <img className="method-qr" src={method.qr} alt={words.qrAlt} />}
        <dl>
          <KeyValue label={names.realName} copy={copy(names.realName, method.realName)}>
            <span className="people-value">{method.realName}</span>
          </KeyValue>
          {fields.map((field) => {
            const label = fieldName(names, method.kind, field);
            const value = method[field] ?? '';
            return (
              <KeyValue key={field} label={label} copy={copy(label, value)}>
                <span className={field === 'account' ? 'people-value method-account' : 'people-value'}>
                  {said(field, value)}
                </span>
              </KeyValue>
            );
          })}
        </dl>
      </section>
      <p className="q-muted q-t12 people-note">
        {words.savedAt} <span className="q-n">{figures.dateTime(method.savedAt)}</span>
      </p>
      <div className="people-acts">
        <Button variant="second" wide onClick={() => navigate(c2cPaths.methodForm({ method: method.methodId }))}>
          {words.change}
        </Button>
        <Remove method={method} />
      </div>
    </>
  );
}

function Remove({ method }: { method: PaymentMethod }) {
  const words = methodWords.useWords();
  const shell = shellWords.useWords();
  const { kinds } = kindWords.useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState<string>();
  const underWay = useRef(false);
  const kind = kinds[method.kind];

  async function remove() {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    try {
      await submitRemoveMethod({ methodId: method.methodId });
      notify(words.removed(kind), { tone: 'done' });
      navigate(c2cPaths.methods(), { replace: true });
      await askAgain(client, { queryKey: ['c2c', 'methods'] });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setSaid(failure.words);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return (
    <>
      <Button
        variant="second"
        wide
        disabledReason={method.inUse ? words.busy : undefined}
        reasonAct={
          <Link className="q-act" to={c2cPaths.myAd()}>
            {words.busyAct}
          </Link>
        }
        onClick={() => setOpen(true)}
      >
        {words.remove}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={words.removeTitle(kind)}
        closeLabel={shell.close}
        foot={
          <Button wide loading={sending} loadingLabel={words.removing(kind)} onClick={() => void remove()}>
            {words.removeAct(kind)}
          </Button>
        }
      >
        <p className="q-muted">{words.removeWhy}</p>
        <FormError words={said} />
      </Sheet>
    </>
  );
}

import '../users.css';
import type { C2cMe, PaymentKind, PaymentMethod, PaymentTermsRow } from '@quay/contract/c2c';
import { buttonClass, Empty } from '@quay/ui';
import { Link, Redirect, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../../holdings/queries/me.ts';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { safeRedirect } from '../../../paths.ts';
import { notify } from '../../../shell/notify.ts';
import { MethodForm } from '../forms/method.form.tsx';
import { c2cPaths } from '../paths.ts';
import { kindsQuery } from '../queries/kinds.ts';
import { methodsQuery } from '../queries/methods.ts';
import { kindWords } from '../words/kinds/index.ts';
import { methodWords } from '../words/methods/index.ts';
import { VerifyFirst } from './payment-method.tsx';

/** The form of one kind of account, new or to be changed. */
export default function BankCar() {
  const words = methodWords.useWords();
  const { kinds: names } = kindWords.useWords();
  const [search] = useSearchParams();
  const kinds = useQuery(kindsQuery);
  const methods = useQuery(methodsQuery);
  const me = useQuery(meQuery);
  const methodId = search.get('method');
  const changed = methodId === null ? undefined : methods.data?.find((one) => one.methodId === Number(methodId));
  const kind = changed?.kind ?? search.get('kind');
  const terms = kinds.data?.find((one) => one.kind === kind);
  const name = kind && kind in names ? names[kind as PaymentKind] : '';
  const title = name ? (methodId === null ? words.formTitle(name) : words.changeTitle(name)) : words.chooseTitle;
  if (kinds.data && methodId === null && !terms) return <Redirect to={c2cPaths.addMethod()} />;
  return (
    <ColumnPage title={title} backTo={c2cPaths.methods()}>
      {!kinds.data || !methods.data || !me.data ? (
        <QueryState queries={[kinds, methods, me]} failed={words.kindsFailed} kept={words.kindsFailedWhy} />
      ) : me.data.realName === null ? (
        <VerifyFirst />
      ) : terms ? (
        <Form key={changed?.methodId ?? terms.kind} terms={terms} changed={changed} me={me.data} name={name} />
      ) : (
        <Gone />
      )}
    </ColumnPage>
  );
}

type FormProps = { terms: PaymentTermsRow; changed: PaymentMethod | undefined; me: C2cMe; name: string };

function Form({ name, ...rest }: FormProps) {
  const words = methodWords.useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <MethodForm
      {...rest}
      onSaved={() => {
        notify(words.saved(name), { tone: 'done' });
        navigate(safeRedirect(search.get('back')) ?? c2cPaths.methods(), { replace: true });
      }}
    />
  );
}

export function Gone() {
  const words = methodWords.useWords();
  return (
    <Empty
      title={words.gone}
      act={
        <Link className={buttonClass({ variant: 'second', wide: true })} to={c2cPaths.methods()}>
          {words.toMethods}
        </Link>
      }
    >
      {words.goneWhy}
    </Empty>
  );
}

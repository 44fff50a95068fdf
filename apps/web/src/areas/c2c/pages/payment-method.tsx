import '../users.css';
import { METHODS_MAX, type PaymentMethod } from '@quay/contract/c2c';
import { Button, buttonClass, Empty, Icon, IconButton, ListRow, Pill } from '@quay/ui';
import { AppLink, Link, useNavigate } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '../../../holdings/queries/me.ts';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { grouped, masked } from '../methods/shown-account.ts';
import { KindTag } from '../parts/kind-tag.tsx';
import { c2cPaths } from '../paths.ts';
import { useC2cChanges } from '../queries/live.ts';
import { methodsQuery } from '../queries/methods.ts';
import { methodWords } from '../words/methods/index.ts';
import '../methods.css';

/** The accounts that the user is paid on. */
export default function PaymentMethodPage() {
  const words = methodWords.useWords();
  const methods = useQuery(methodsQuery);
  const me = useQuery(meQuery);
  const [shown, setShown] = useState(false);
  useC2cChanges();
  const some = (methods.data?.length ?? 0) > 0;
  return (
    <ColumnPage
      title={words.title}
      backTo={paths.c2cNormalUser()}
      acts={
        some && (
          <IconButton
            icon={shown ? 'eyeoff' : 'eye'}
            label={shown ? words.hide : words.show}
            onClick={() => setShown(!shown)}
          />
        )
      }
      foot={some && <AddMethod full={methods.data!.length >= METHODS_MAX} />}
    >
      {!methods.data || !me.data ? (
        <QueryState queries={[methods, me]} failed={words.failed} kept={words.failedWhy} />
      ) : some ? (
        <>
          <p className="q-muted people-note">{words.lead}</p>
          <ul className="people-edge" aria-label={words.list}>
            {methods.data.map((one) => (
              <li key={one.methodId}>
                <MethodRow method={one} shown={shown} />
              </li>
            ))}
          </ul>
        </>
      ) : me.data.realName === null ? (
        <VerifyFirst />
      ) : (
        <Empty
          title={words.none}
          act={
            <Link className={buttonClass({ wide: true })} to={c2cPaths.addMethod()}>
              {words.add}
            </Link>
          }
        >
          {words.noneWhy}
        </Empty>
      )}
    </ColumnPage>
  );
}

function AddMethod({ full }: { full: boolean }) {
  const words = methodWords.useWords();
  const navigate = useNavigate();
  return (
    <Button wide disabledReason={full ? words.full : undefined} onClick={() => navigate(c2cPaths.addMethod())}>
      {words.add}
    </Button>
  );
}

function MethodRow({ method, shown }: { method: PaymentMethod; shown: boolean }) {
  const words = methodWords.useWords();
  const account = shown ? grouped(method.account) : masked(method.account);
  return (
    <ListRow
      title={<KindTag kind={method.kind} />}
      sub={
        <>
          <span className="method-account">{account}</span>
          {method.bankName && ` · ${method.bankName}`}
        </>
      }
      end={
        <>
          {method.inUse && <Pill tone="accent">{words.inUse}</Pill>}
          <Icon name="right" size="s" className="q-faint" />
        </>
      }
      href={c2cPaths.collection(method.methodId)}
      link={AppLink}
    />
  );
}

/** Whoever has no verified name yet can have no account in it. */
export function VerifyFirst() {
  const words = methodWords.useWords();
  return (
    <Empty
      title={words.verifyFirst}
      act={
        <Link className={buttonClass({ wide: true })} to={paths.authentication()}>
          {words.verifyAct}
        </Link>
      }
    >
      {words.verifyFirstWhy}
    </Empty>
  );
}

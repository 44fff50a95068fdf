import '../appeals/appeals.css';
import { APPEAL_DUE_HOURS, type C2cOrder } from '@quay/contract/c2c';
import { buttonClass, Note } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { exchangeNow } from '@quay/web-kit/request';
import { AppLink, Link, Redirect } from '@quay/web-kit/router';
import { OrderFrame } from '../orders/order-frame.tsx';
import { refusalOf } from '../orders/order-view.ts';
import { c2cPaths } from '../paths.ts';
import { appealWords } from '../words/appeals/index.ts';

/** What an appeal is and when it helps, before one is opened. */
export default function AppealPage() {
  const words = appealWords.useWords();
  return (
    <OrderFrame ofAct title={() => words.title}>
      {(order) => <Explained order={order} />}
    </OrderFrame>
  );
}

function Explained({ order }: { order: C2cOrder }) {
  const words = appealWords.useWords();
  const say = useRefusalWords();
  const { orderId, state, party } = order;
  if (state === 'appealed' || state === 'disputed') return <Redirect to={c2cPaths.appealPage(orderId)} />;
  const refused = refusalOf('appeal', order, exchangeNow());
  const whens = state === 'timed-out' ? words.whens.late : words.whens[party];
  return (
    <>
      <div className="c2c-order-body q-gutter c2c-appeal">
        <h2 className="q-t20 q-strong">{words.lead}</h2>
        <p className="q-muted">{words.leadWhy}</p>
        <h3>{words.when}</h3>
        <ul>
          {whens.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h3>{words.how}</h3>
        <ol>
          {words.hows(APPEAL_DUE_HOURS).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <Note tone="quiet" icon="shield">
          {words.never}
        </Note>
      </div>
      <div className="q-act-bar">
        {refused ? (
          <p className="c2c-refused q-muted" role="status">
            {say(refused)}
          </p>
        ) : (
          <AppLink className={buttonClass({ wide: true })} href={c2cPaths.appealPage(orderId)}>
            {words.begin}
          </AppLink>
        )}
        <div className="c2c-quiet">
          <Link className="q-act c2c-quiet-act" to={c2cPaths.chat(orderId)}>
            {words.chatFirst}
          </Link>
        </div>
      </div>
    </>
  );
}

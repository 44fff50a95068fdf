import '../users.css';
import { type C2cMe, OPEN_ORDERS_MAX } from '@quay/contract/c2c';
import { units } from '@quay/money';
import { buttonClass, Icon, type IconName, KeyValue, ListRow, Note } from '@quay/ui';
import { AppLink, Link } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../../holdings/queries/me.ts';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { MERCHANT } from '../merchant/merchant-code.ts';
import { ReputationList } from '../merchant/reputation-list.tsx';
import { c2cPaths } from '../paths.ts';
import { useC2cChanges } from '../queries/live.ts';
import { merchantWords } from '../words/merchant/index.ts';
import { peopleWords } from '../words/people/index.ts';
import '../merchant.css';

const USDT = 2;

/** The C2C page of a user: what waits, what is left of the limits, and the ways to everything else. */
export default function C2cNormalUser() {
  const words = merchantWords.useWords();
  const me = useQuery(meQuery);
  useC2cChanges();
  return (
    <ColumnPage title={words.trader} backTo={paths.userCenter()}>
      {me.data ? (
        <StatusCard me={me.data} />
      ) : (
        <QueryState queries={[me]} failed={words.traderFailed} kept={words.traderFailedWhy} rows={6} />
      )}
    </ColumnPage>
  );
}

function StatusCard({ me }: { me: C2cMe }) {
  const words = merchantWords.useWords();
  return (
    <>
      {me.level === 'none' ? (
        <div className="people-note">
          <Note>
            {words.needsLevel}{' '}
            <Link className="q-act" to={paths.authentication()}>
              {words.needsLevelAct}
            </Link>
          </Note>
        </div>
      ) : (
        <div className="merchant-market">
          <Link className={buttonClass({ wide: true })} to={paths.wantBuy()}>
            {words.market}
          </Link>
        </div>
      )}
      <Ways me={me} />
      <Limits me={me} />
      <ReputationList reputation={me.reputation} />
    </>
  );
}

type Way = { icon: IconName; title: string; sub: string; href: string; waiting?: number };

function Ways({ me }: { me: C2cMe }) {
  const { rows } = merchantWords.useWords();
  const people = peopleWords.useWords();
  const merchant = me.c2c_user_type === MERCHANT;
  const orders: Way = {
    icon: 'list',
    title: rows.orders,
    sub: rows.ordersWhy(me.open, me.waiting),
    href: c2cPaths.orders(),
    waiting: me.waiting,
  };
  const certificate: Way = merchant
    ? { icon: 'shield', title: rows.certificate, sub: rows.certificateWhy, href: c2cPaths.merchant() }
    : { icon: 'shield', title: rows.merchant, sub: rows.merchantWhy, href: c2cPaths.merchant() };
  const ways: Way[] = [
    ...(merchant
      ? [{ icon: 'p2p', title: rows.desk, sub: rows.deskWhy, href: c2cPaths.merchantOrders() } as const]
      : []),
    orders,
    { icon: 'bank', title: rows.methods, sub: rows.methodsWhy, href: c2cPaths.methods() },
    { icon: 'star', title: people.title, sub: people.rowWhy, href: c2cPaths.people() },
    { icon: 'bell', title: rows.notices, sub: rows.noticesWhy, href: c2cPaths.notices() },
    certificate,
    { icon: 'help', title: rows.help, sub: rows.helpWhy, href: c2cPaths.help() },
  ];
  return (
    <nav className="people-edge">
      {ways.map(({ icon, title, sub, href, waiting = 0 }) => (
        <ListRow
          key={href}
          start={<Icon name={icon} size="s" className="q-muted" />}
          title={title}
          sub={sub}
          end={
            <>
              {waiting > 0 && <span className="merchant-count">{waiting}</span>}
              <Icon name="right" size="xs" className="q-faint" />
            </>
          }
          href={href}
          link={AppLink}
        />
      ))}
    </nav>
  );
}

function Limits({ me }: { me: C2cMe }) {
  const words = merchantWords.useWords();
  const figures = useFigures();
  const usdt = (value: string) => `${figures.quantity(value, USDT)}\u00a0USDT`;
  return (
    <section className="merchant-part">
      <h2>{words.limits}</h2>
      <dl>
        <KeyValue label={words.dayLeft}>{usdt(me.dayLeft)}</KeyValue>
        <KeyValue label={words.openOrders}>
          {me.c2c_user_type === MERCHANT
            ? figures.quantity(String(me.open), 0)
            : words.ofOpen(Math.min(me.open, OPEN_ORDERS_MAX))}
        </KeyValue>
        <KeyValue label={words.cancelsLeft}>{words.ofCancels(me.cancelsLeft)}</KeyValue>
        {units(me.held) > 0n && <KeyValue label={words.held}>{usdt(me.held)}</KeyValue>}
      </dl>
      {units(me.held) > 0n && <p className="q-t12 q-muted">{words.heldWhy}</p>}
      <p className="q-t12 q-muted">{words.limitsWhy}</p>
    </section>
  );
}

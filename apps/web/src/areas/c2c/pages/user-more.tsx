import '../orders/orders.css';
import { AppBar, Icon, type IconName, KeyValue, ListRow, Toggle } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useBack } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../../holdings/queries/me.ts';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { MERCHANT } from '../merchant/merchant-code.ts';
import { setSound, useSound } from '../parts/attention.ts';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { c2cPaths } from '../paths.ts';
import { useC2cChanges } from '../queries/live.ts';
import { orderWords } from '../words/orders/index.ts';
import { peopleWords } from '../words/people/index.ts';

/** What else there is besides orders: methods, notices, limits, help. */
export default function UserMorePage() {
  const { more: words } = orderWords.useWords();
  const people = peopleWords.useWords();
  const shell = shellWords.useWords();
  const amounts = useC2cAmounts();
  const me = useQuery(meQuery).data;
  const sound = useSound(({ on }) => on);
  useC2cChanges();
  useTitle(words.title);
  const isMerchant = me?.c2c_user_type === MERCHANT;
  return (
    <div className="c2c-order">
      <AppBar title={words.title} onBack={useBack(c2cPaths.orders())} backLabel={shell.back} />
      <Row icon="list" href={c2cPaths.orders()} title={words.orders} why={me && words.ordersWhy(me.open, me.waiting)} />
      <Row icon="bank" href={paths.paymentMethod()} title={words.methods} why={words.methodsWhy} />
      <Row icon="star" href={c2cPaths.people()} title={people.title} why={people.rowWhy} />
      <Row icon="bell" href={paths.c2cNoticeSettings()} title={words.notices} why={words.noticesWhy} />
      <div className="c2c-sound q-gutter">
        <Icon name="phone" />
        <Toggle className="q-grow" checked={sound} onChange={setSound}>
          <span className="q-block q-mid">{words.sound}</span>
          <span className="q-block q-t12 q-muted">{words.soundWhy}</span>
        </Toggle>
      </div>
      {isMerchant ? (
        <Row icon="people" href={c2cPaths.merchantOrders()} title={words.desk} why={words.deskWhy} />
      ) : (
        <Row icon="people" href={c2cPaths.merchant()} title={words.merchant} why={words.merchantWhy} />
      )}
      <Row icon="help" href={c2cPaths.help()} title={words.help} why={words.helpWhy} />
      {me && (
        <dl className="q-gutter c2c-limits q-line-above">
          <KeyValue label={words.cancels}>
            <span className="q-n">{me.cancelsLeft}</span>
          </KeyValue>
          <KeyValue label={words.day}>
            <span className="q-n">{amounts.coin(me.dayLeft, 'USDT')}</span>
          </KeyValue>
          {Number(me.held) > 0 && (
            <KeyValue label={words.held}>
              <span className="q-n">{amounts.coin(me.held, 'USDT')}</span>
            </KeyValue>
          )}
        </dl>
      )}
    </div>
  );
}

type RowProps = { icon: IconName; href: string; title: string; why: string | undefined };

function Row({ icon, href, title, why }: RowProps) {
  return (
    <ListRow
      href={href}
      link={AppLink}
      start={<Icon name={icon} />}
      title={title}
      sub={why}
      end={<Icon name="right" size="s" />}
    />
  );
}

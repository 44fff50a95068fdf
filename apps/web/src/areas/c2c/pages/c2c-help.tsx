import '../users.css';
import { EscrowLine, Icon, type IconName, ListRow } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { useConfig } from '../../../shell/queries/config.ts';
import { helpTopics } from '../help/topics.ts';
import { c2cPaths } from '../paths.ts';
import { helpWords } from '../words/help/index.ts';
import '../help.css';

/** Where help begins: the idea in one picture, and the ways to every answer. */
export default function C2cHelp() {
  const words = helpWords.useWords();
  const service = useConfig()?.customer_service_url;
  const row = (icon: IconName, title: string, sub: string, href: string, outside = false) => (
    <ListRow
      key={href}
      start={<Icon name={icon} size="s" className="q-muted" />}
      title={title}
      sub={sub}
      end={<Icon name="right" size="xs" className="q-faint" />}
      href={href}
      {...(!outside && { link: AppLink })}
    />
  );
  return (
    <ColumnPage title={words.title} backTo={c2cPaths.trader()}>
      <EscrowLine
        state="locked"
        amount={words.escrow}
        seller={words.seller}
        sellerRole={words.gives}
        payer={words.payer}
        payerRole={words.pays}
        label={words.picture}
      />
      <p className="q-muted help-lead">{words.lead}</p>
      <nav className="people-edge" aria-label={words.topicsLabel}>
        {row('list', words.trade, words.tradeWhy, c2cPaths.howItWorks())}
        {row('search', words.search, words.centre, c2cPaths.answers())}
        {helpTopics.map((id) => row(icons[id], words.topics[id].title, words.topics[id].lead, c2cPaths.answers(id)))}
        {row('headset', words.service, words.serviceWhy, service || paths.customerService(), Boolean(service))}
      </nav>
    </ColumnPage>
  );
}

const icons: Readonly<Record<(typeof helpTopics)[number], IconName>> = {
  basics: 'p2p',
  buying: 'bank',
  selling: 'key',
  cancels: 'close',
  appeals: 'gavel',
  merchants: 'people',
  statistics: 'star',
  safety: 'shield',
};

import type { Advertiser, C2cSide, Offer } from '@quay/contract/c2c';
import { Empty, Icon, ListRow, Note, Pill, Tabs } from '@quay/ui';
import { AppLink, Link } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../shell/session.ts';
import { AdvertiserPage } from '../advertisers/advertiser-page.tsx';
import { useFiguresOf } from '../advertisers/use-figures-of.ts';
import { OfferRow } from '../market/offer-row.tsx';
import { useOfferText } from '../market/use-offer-text.ts';
import { PartyMark } from '../parts/party-mark.tsx';
import { useReference } from '../parts/use-reference.ts';
import { c2cPaths } from '../paths.ts';
import { BlockPerson } from '../people/block-person.tsx';
import { FollowStar } from '../people/follow-star.tsx';
import { useBlock } from '../people/use-people.ts';
import { advertiserWords } from '../words/advertisers/index.ts';
import { peopleWords } from '../words/people/index.ts';

/** An advertiser: who it is, what their orders say of them, and their ads. */
export default function AdvertisersInfo() {
  const words = advertiserWords.useWords();
  return (
    <AdvertiserPage
      title={words.title}
      backTo={() => paths.wantBuy()}
      acts={(advertiser) => (
        <>
          <BlockPerson userId={advertiser.userId} name={advertiser.name} />
          <FollowStar advertiser={advertiser} />
        </>
      )}
    >
      {(advertiser) => (
        <>
          <Head advertiser={advertiser} />
          <OwnBlock advertiser={advertiser} />
          <InShort advertiser={advertiser} />
          <Ads advertiser={advertiser} />
        </>
      )}
    </AdvertiserPage>
  );
}

function Head({ advertiser }: { advertiser: Advertiser }) {
  const words = advertiserWords.useWords();
  const { name, online, merchant, verified } = advertiser;
  const figures = useFiguresOf(advertiser);
  return (
    <section className="q-gutter advertiser-head">
      <PartyMark name={name} online={online} />
      <div className="q-grow">
        <h2 className="q-t20 advertiser-name">{name}</h2>
        <p className="q-muted q-t12">
          {online ? words.online : words.offline} · {words.since(figures.memberSince)}
        </p>
        <p className="advertiser-pills">
          {merchant && <Pill tone="accent">{words.merchant}</Pill>}
          {verified && <Pill>{words.verified}</Pill>}
          {merchant && <Pill>{words.depositOf(figures.deposit)}</Pill>}
        </p>
      </div>
    </section>
  );
}

/** Why there are no ads: the user has blocked them. */
function OwnBlock({ advertiser }: { advertiser: Advertiser }) {
  const words = peopleWords.useWords();
  const { isBlocked } = useBlock(advertiser.userId);
  if (!isBlocked) return null;
  return (
    <div className="q-gutter advertiser-blocked">
      <Note>{words.youBlocked(advertiser.name)}</Note>
    </div>
  );
}

const short = ['orders30', 'completion30', 'releaseSeconds', 'paySeconds'] as const;

function InShort({ advertiser }: { advertiser: Advertiser }) {
  const words = advertiserWords.useWords();
  const figures = useFiguresOf(advertiser);
  const { userId, reputation } = advertiser;
  return (
    <>
      <Link className="advertiser-short" to={c2cPaths.advertiserDetail(userId)}>
        {short.map((one) => (
          <span key={one}>
            <span className="q-block q-t12 q-muted">{words.labels[one]}</span>
            <span className="q-block q-t16 q-mid q-n">{figures[one]}</span>
          </span>
        ))}
        <span className="q-unseen">{words.allFigures}</span>
        <Icon name="right" size="xs" />
      </Link>
      <div>
        <ListRow
          title={words.reviews}
          sub={reputation.good + reputation.bad === 0 ? words.noReviewsYet : figures.good}
          end={<Icon name="right" size="xs" />}
          href={c2cPaths.advertiserHistory(userId)}
          link={AppLink}
        />
      </div>
    </>
  );
}

const sides: readonly C2cSide[] = ['sell', 'buy'];
const answers: Readonly<Record<C2cSide, C2cSide>> = { sell: 'buy', buy: 'sell' };
const PANEL = 'advertiser-ads';

function Ads({ advertiser }: { advertiser: Advertiser }) {
  const words = advertiserWords.useWords();
  const { ads, name } = advertiser;
  const [side, setSide] = useState<C2cSide>(ads.some((ad) => ad.side === 'sell') || ads.length === 0 ? 'sell' : 'buy');
  const shown = ads.filter((ad) => ad.side === side);
  return (
    <>
      <Tabs
        label={words.ads}
        panelId={PANEL}
        items={sides.map((id) => ({ id, label: words.sides[id], count: ads.filter((ad) => ad.side === id).length }))}
        value={side}
        onChange={setSide}
      />
      <div id={PANEL} role="tabpanel">
        {shown.length === 0 ? (
          <Empty title={words.noAds[side](name)}>{words.noAdsWhy}</Empty>
        ) : (
          <ul aria-label={words.ads}>
            {shown.map((offer) => (
              <li key={offer.adId}>
                <Ad offer={offer} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Ad({ offer }: { offer: Offer }) {
  const words = advertiserWords.useWords();
  const userId = useSession(({ member }) => member?.id);
  const reference = useReference(offer.symbol, offer.fiat);
  const text = useOfferText();
  return (
    <>
      <p className="q-gutter advertiser-subject q-mid">{words.subject(offer.symbol, offer.fiat)}</p>
      <OfferRow
        offer={offer}
        text={text}
        request={answers[offer.side]}
        reference={offer.index === null ? undefined : reference}
        money={undefined}
        best={false}
        own={offer.advertiser.userId === userId}
        unnamed
      />
    </>
  );
}

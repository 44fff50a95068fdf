import type { C2cSide } from '@quay/contract/c2c';
import { AppBar, IconButton } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { Link, useBack, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../../../holdings/queries/me.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../shell/session.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { filterOfAddress, useMarketFilter } from '../forms/market-filter.ts';
import { MERCHANT } from '../merchant/merchant-code.ts';
import { c2cPaths } from '../paths.ts';
import { useC2cChanges } from '../queries/live.ts';
import { marketWords } from '../words/market/index.ts';
import './market.css';

const sides: readonly C2cSide[] = ['buy', 'sell'];

/** The head of both zones: buy or sell, the way to the other zone, the user's orders, and posting an ad. */
export function MarketHead({ zone }: { zone: 'quick' | 'choose' }) {
  const words = marketWords.useWords();
  const shell = shellWords.useWords();
  const navigate = useNavigate();
  const { side } = useMarketFilter();
  const loggedIn = useSession(({ token }) => token !== null);
  const me = useQuery({ ...meQuery, enabled: loggedIn }).data;
  const waiting = me?.waiting ?? 0;
  useC2cChanges();
  useAddress();
  useTitle(words.title);
  return (
    <AppBar
      onBack={useBack(paths.home())}
      backLabel={shell.back}
      acts={
        <>
          <Link className="q-act market-zone" to={zone === 'quick' ? paths.wantBuy() : c2cPaths.quick()} replace>
            {zone === 'quick' ? words.toChoose : words.toQuick}
          </Link>
          <IconButton
            icon="list"
            dot={waiting > 0}
            label={waiting > 0 ? words.ordersWaiting(waiting) : words.orders}
            onClick={() => navigate(c2cPaths.orders())}
          />
          {me?.c2c_user_type === MERCHANT && (
            <IconButton icon="plus" label={words.post} onClick={() => navigate(c2cPaths.saveAd())} />
          )}
        </>
      }
    >
      <h1 className="q-unseen">{words.title}</h1>
      <div className="market-sides" role="radiogroup" aria-label={words.sideLabel}>
        {sides.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="market-side"
              checked={one === side}
              onChange={() => useMarketFilter.setState({ side: one })}
            />
            <span>{words.sides[one]}</span>
          </label>
        ))}
      </div>
    </AppBar>
  );
}

/** A link may name side, coin and fiat; from then on they are the market's. */
function useAddress(): void {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const named = filterOfAddress(search, useMarketFilter.getState());
    if (!named) return;
    useMarketFilter.setState(named);
    setSearch({}, { replace: true });
  }, [search, setSearch]);
}

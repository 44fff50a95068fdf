import '../users.css';
import { Button, buttonClass, Chip, Empty, SearchField } from '@quay/ui';
import { Link, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { meQuery } from '../../../holdings/queries/me.ts';
import { QueryState } from '../../../parts/query-state.tsx';
import { MerchantPage } from '../merchant/merchant-page.tsx';
import { MerchantRows } from '../merchant/merchant-rows.tsx';
import { MerchantTable } from '../merchant/merchant-table.tsx';
import { useWide } from '../merchant/use-wide.ts';
import { countOf, type MerchantFilter, merchantFilters, shownOf } from '../merchant/waiting.ts';
import { c2cPaths } from '../paths.ts';
import { merchantQuery } from '../queries/orders.ts';
import { merchantWords } from '../words/merchant/index.ts';

/** Every order that still wants something, who waits longest for the merchant first. */
export default function MerchantOrders() {
  return (
    <MerchantPage part="orders">
      <Orders />
    </MerchantPage>
  );
}

function Orders() {
  const words = merchantWords.useWords();
  const orders = useQuery(merchantQuery);
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const wide = useWide();
  const finder = useSearchKey();
  const filter = merchantFilters.find((one) => one === search.get('show')) ?? 'all';
  const choose = (next: MerchantFilter) => setSearch(next === 'all' ? {} : { show: next }, { replace: true });
  if (!orders.data) {
    return (
      <div className="merchant-body">
        <QueryState queries={[orders]} failed={words.deskFailed} kept={words.deskFailedWhy} rows={6} />
      </div>
    );
  }
  if (orders.data.length === 0) return <Nothing />;
  const rows = shownOf(orders.data, filter, typed);
  const List = wide ? MerchantTable : MerchantRows;
  return (
    <>
      <div className="merchant-filters">
        <fieldset className="merchant-chips">
          <legend className="q-unseen">{words.filter}</legend>
          {merchantFilters.map((id) => (
            <Chip key={id} pressed={id === filter} onClick={() => choose(id)}>
              {words.filters[id]} <span className="q-n">{countOf(orders.data, id)}</span>
            </Chip>
          ))}
        </fieldset>
        <div ref={finder} className="merchant-search">
          <SearchField label={words.search} clearLabel={words.clear} value={typed} onChange={setTyped} />
        </div>
      </div>
      {rows.length > 0 ? (
        <List rows={rows} label={words.tabs.orders} />
      ) : (
        <Empty
          title={words.noneMatch}
          act={
            <Button
              variant="second"
              wide
              onClick={() => {
                setTyped('');
                choose('all');
              }}
            >
              {words.showAll}
            </Button>
          }
        >
          {words.noneMatchWhy}
        </Empty>
      )}
    </>
  );
}

function Nothing() {
  const words = merchantWords.useWords();
  const taking = useQuery(meQuery).data?.taking;
  return (
    <Empty
      title={words.none}
      act={
        <Link className={buttonClass({ variant: 'second', wide: true })} to={c2cPaths.saveAd()}>
          {words.nonePost}
        </Link>
      }
      quiet={
        <Link className="q-act" to={c2cPaths.orders()}>
          {words.allOrders}
        </Link>
      }
    >
      {taking === false ? words.noneTaking : words.noneWhy}
    </Empty>
  );
}

/** `/` leads to the search, unless something is being typed already. */
function useSearchKey() {
  const finder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      finder.current?.querySelector('input')?.focus();
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return finder;
}

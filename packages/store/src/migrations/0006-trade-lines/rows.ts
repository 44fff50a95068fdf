/** Trades say what their lines in the ledger would say. */
export const rows = /* sql */ `
alter table spot_trades
  add column buyer_base numeric(38,8) check (buyer_base >= 0),
  add column buyer_quote numeric(38,8) check (buyer_quote >= 0),
  add column seller_base numeric(38,8) check (seller_base >= 0),
  add column seller_quote numeric(38,8) check (seller_quote >= 0),
  add constraint spot_trades_buyer_after check ((buyer_base is null) = (buyer_quote is null)),
  add constraint spot_trades_seller_after check ((seller_base is null) = (seller_quote is null));

create table trades_in_entries (
  only_row boolean primary key default true check (only_row),
  last bigint not null
);
insert into trades_in_entries (last) select coalesce(max(last), 0) from sequences where name in ('entry', 'trade');
insert into sequences (name, last)
  select 'entry', last from sequences where name = 'trade'
  on conflict (name) do update set last = greatest(sequences.last, excluded.last);
delete from sequences where name = 'trade';

drop index spot_trades_of_buyer, spot_trades_of_seller, spot_trades_of_buy_order, spot_trades_of_sell_order;
create index spot_trades_of_buyer on spot_trades (buyer, market, id);
create index spot_trades_of_seller on spot_trades (seller, market, id);
`;

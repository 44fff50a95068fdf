/** What the server writes of dated contracts, and the order in which settlements are read. Rows of the core are in 0040. */
export const settlements = /* sql */ `
alter table perpetual_receipts drop constraint perpetual_receipts_kind_check;
alter table perpetual_receipts
  add constraint perpetual_receipts_kind_check check (kind in ('liquidation', 'funding', 'settlement'));
comment on column perpetual_receipts.reference is
  'the step of a liquidation, the period of a funding, or the place in the list of a contract that was settled';

alter table perpetual_notices drop constraint perpetual_notices_event_check;
alter table perpetual_notices
  add constraint perpetual_notices_event_check check (
    event in (
      'warned', 'liquidated', 'deleveraged', 'covered', 'halted', 'reduce-only', 'reopened',
      'copy-skipped', 'follow-stopped', 'leader-resigned', 'share-paid',
      'leader-approved', 'leader-rejected', 'leader-withdrawn',
      'expiring-day', 'expiring-hour', 'settled'
    )
  );

alter table perpetual_notice_marks drop constraint perpetual_notice_marks_kind_check;
alter table perpetual_notice_marks
  add constraint perpetual_notice_marks_kind_check
  check (kind in ('warnings', 'liquidations', 'takings', 'covers', 'settings', 'copies', 'shares', 'deliveries'));
insert into perpetual_notice_marks (kind, upto) select 'deliveries', coalesce(max(id), 0) from perpetual_deliveries;

create index perpetual_dated_settled on perpetual_dated (fixed_at desc, contract desc) where price is not null;
`;

/** What the server writes of loans: receipts of forced sales, and what borrowers are told. */
export const loanNotices = /* sql */ `
create table loan_receipts (
  number bigint primary key,
  sale bigint not null unique,
  hash text not null,
  -- The words as they were signed.
  signed text not null,
  at timestamptz(3) not null
);

alter table perpetual_notices drop constraint perpetual_notices_event_check;
alter table perpetual_notices
  add constraint perpetual_notices_event_check check (
    event in (
      'warned', 'liquidated', 'deleveraged', 'covered', 'halted', 'reduce-only', 'reopened',
      'copy-skipped', 'follow-stopped', 'leader-resigned', 'share-paid',
      'leader-approved', 'leader-rejected', 'leader-withdrawn',
      'expiring-day', 'expiring-hour', 'settled',
      'loan-warned', 'loan-overdue', 'loan-sold'
    )
  );

alter table perpetual_notice_marks drop constraint perpetual_notice_marks_kind_check;
alter table perpetual_notice_marks
  add constraint perpetual_notice_marks_kind_check check (
    kind in (
      'warnings', 'liquidations', 'takings', 'covers', 'settings', 'copies', 'shares', 'deliveries',
      'loanWarnings', 'loanSales', 'loansOverdue'
    )
  );
insert into perpetual_notice_marks (kind, upto) values ('loanWarnings', 0), ('loanSales', 0), ('loansOverdue', 0);
`;

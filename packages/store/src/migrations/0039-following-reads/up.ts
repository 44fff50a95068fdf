/** What users ask of following, and what they are told of it. */
export const followingReads = /* sql */ `
create index following_leaders_by_status on following_leaders (status, owner desc);
create index following_follows_of_follower on following_follows (follower, id desc);
create index following_follows_ended_by_others on following_follows (id) where ending in ('loss', 'leader');
create index following_copies_of_leader on following_copies (leader, id) where status <> 'open';
create index following_copy_orders_of_follower on following_copy_orders (follower, id desc);
create index following_copy_orders_of_copy on following_copy_orders (copy, id) where copy is not null;
create index following_shares_of_follower on following_shares (follower, id desc);
create index following_shares_of_leader on following_shares (leader, id desc);

alter table perpetual_notices alter column contract drop not null;
alter table perpetual_notices drop constraint perpetual_notices_event_check;
alter table perpetual_notices
  add constraint perpetual_notices_event_check check (
    event in (
      'warned', 'liquidated', 'deleveraged', 'covered', 'halted', 'reduce-only', 'reopened', 'copy-skipped',
      'follow-stopped', 'leader-resigned', 'share-paid', 'leader-approved', 'leader-rejected', 'leader-withdrawn'
    )
  );
alter table perpetual_notice_marks drop constraint perpetual_notice_marks_kind_check;
alter table perpetual_notice_marks
  add constraint perpetual_notice_marks_kind_check check (
    kind in ('warnings', 'liquidations', 'takings', 'covers', 'settings', 'copies', 'shares')
  );
-- Nobody could follow before.
insert into perpetual_notice_marks (kind, upto) values ('copies', 0), ('shares', 0);
`;

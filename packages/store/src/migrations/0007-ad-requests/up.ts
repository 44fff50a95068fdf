/** An ad is posted under a request id, as an order is made: sent again it is not posted twice. */
export const adRequests = /* sql */ `
alter table requests drop constraint requests_kind_check;
alter table requests add check (kind in ('transfer', 'withdrawal', 'c2c-order', 'c2c-ad'));
`;

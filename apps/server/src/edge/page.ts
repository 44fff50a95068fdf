const SIZE = 20;
const SIZE_MAX = 100;

type PageQuery = {
  readonly before?: string | undefined;
  readonly size?: string | undefined;
};

type TimeQuery = { readonly from?: string | undefined; readonly to?: string | undefined };

/** One page of a list, newest first: 20 rows unless a size up to 100 is named. */
export const pageOf = ({ before, size }: PageQuery) => ({
  before: before === undefined ? undefined : Number(before),
  size: Math.min(Number(size ?? SIZE), SIZE_MAX),
});

type NumberedPageQuery = { readonly pageNo?: string | undefined; readonly pageSize?: string | undefined };

/** One page of a list that is turned by numbers; one row more than it shows says whether there is another page. */
export function numberedPageOf({ pageNo, pageSize }: NumberedPageQuery) {
  const size = Math.min(Number(pageSize ?? SIZE), SIZE_MAX);
  const offset = (Number(pageNo ?? 1) - 1) * size;
  return {
    offset,
    size: size + 1,
    of: <Row>(rows: readonly Row[]) => ({ rows: rows.slice(0, size), more: rows.length > size }),
  };
}

/** The time that a list is about: from a moment on, up to but not including another. */
export const spanOf = ({ from, to }: TimeQuery) => ({
  from: from === undefined ? undefined : Number(from),
  to: to === undefined ? undefined : Number(to),
});

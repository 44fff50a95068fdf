const PAGE = 20;

/** Which part of a list is asked for: so many rows from an offset, 20 where nothing is said. */
export function pageOf({
  size = PAGE,
  pageNo = 1,
  pageSize = size,
}: {
  readonly size?: number | undefined;
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}): { readonly size: number; readonly offset: number } {
  return { size: pageSize, offset: (pageNo - 1) * pageSize };
}

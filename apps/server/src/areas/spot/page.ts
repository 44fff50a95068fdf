const SIZE = 20;
const SIZE_MAX = 100;

type Asked = {
  readonly symbol?: string | undefined;
  readonly before?: string | undefined;
  readonly size?: string | undefined;
};

/** One page of a list, newest first: 20 rows unless a size up to 100 is named. */
export const pageOf = ({ symbol, before, size }: Asked) => ({
  market: symbol,
  before: before === undefined ? undefined : Number(before),
  size: Math.min(Number(size ?? SIZE), SIZE_MAX),
});

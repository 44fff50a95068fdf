import type { ReactNode } from 'react';
import type { LinkComponent } from './link.ts';

export interface ListRowProps {
  /** At the left: a coin, an icon. */
  start?: ReactNode;
  /** The name, 16 px. */
  title?: ReactNode;
  /** Under the name, 12 px muted. */
  sub?: ReactNode;
  /** Between name and figures: a sparkline, a range mark. */
  middle?: ReactNode;
  /** The figure at the right, 16 px. */
  figure?: ReactNode;
  /** The least width of the figures in rem (1 is 8 px), so that what stands before them is in one column. */
  figureWidth?: number;
  /** Under the figure, 12 px muted. */
  figureSub?: ReactNode;
  /** After the figures: an arrow, a small act. */
  end?: ReactNode;
  /** The row leads somewhere. */
  href?: string;
  link?: LinkComponent;
  /** The row does something. */
  onClick?: () => void;
  /** The gutter of the trade screen. */
  dense?: boolean;
}

/** One line of a list, from edge to edge; its own gutter is inside, so that the press ground is full width. */
export function ListRow({
  start,
  title,
  sub,
  middle,
  figure,
  figureWidth,
  figureSub,
  end,
  href,
  link: Link = 'a',
  onClick,
  dense,
}: ListRowProps) {
  const className = `q-list-row${dense ? ' q-list-row--dense' : ''}`;
  const content = (
    <>
      {start}
      <span className="q-list-row-main">
        <span className="q-list-row-title q-ellipsis q-block">{title}</span>
        {sub !== undefined && <span className="q-list-row-sub q-ellipsis q-block">{sub}</span>}
      </span>
      {middle}
      {figure !== undefined && (
        <span
          className="q-list-row-end"
          style={figureWidth === undefined ? undefined : { minWidth: `${figureWidth}rem` }}
        >
          <span className="q-list-row-figure q-block">{figure}</span>
          {figureSub !== undefined && <span className="q-list-row-sub q-block">{figureSub}</span>}
        </span>
      )}
      {end}
    </>
  );
  if (href !== undefined) {
    return (
      <Link href={href} className={className} onClick={onClick}>
        {content}
      </Link>
    );
  }
  if (onClick) {
    return (
      <button type="button" className={className} onClick={onClick}>
        {content}
      </button>
    );
  }
  return <div className={className}>{content}</div>;
}

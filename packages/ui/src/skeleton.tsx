export interface BoneProps {
  /** In rem: 1 is 8 px. */
  width?: number;
  height?: number;
}

/** One still shape of a skeleton. */
export function Bone({ width, height }: BoneProps) {
  return (
    <i
      className="q-bone"
      style={{ width: width === undefined ? undefined : `${width}rem`, height: `${height ?? 1.75}rem` }}
    />
  );
}

/** Widths differ from row to row as names and figures do. */
const names = [9, 7, 8, 10, 7.5];
const figures = [9, 8, 7, 8.5, 6.5];

export interface SkeletonRowsProps {
  /** What is loading, for a screen reader. */
  label: string;
  rows?: number;
  /** Whether the rows begin with a coin. */
  disc?: boolean;
}

/** The shape of a list before it is there. */
export function SkeletonRows({ label, rows = 6, disc = true }: SkeletonRowsProps) {
  return (
    <div className="q-skeleton" role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="q-list-row">
          {disc && <i className="q-bone q-bone--disc" />}
          <span className="q-list-row-main">
            <Bone width={names[row % names.length]} />
            <Bone width={6} height={1.25} />
          </span>
          <span className="q-list-row-end">
            <Bone width={figures[row % figures.length]} />
            <Bone width={6} height={1.25} />
          </span>
        </div>
      ))}
    </div>
  );
}

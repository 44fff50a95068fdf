export type SegmentHue = 1 | 2 | 3 | 4 | 5 | 6 | 'rise' | 'fall';

export interface AllocationStripProps {
  /** Shares of any sum; what is zero is left out. */
  parts: readonly { hue: SegmentHue; share: number }[];
  /** All parts in words with their per cent. */
  label: string;
  /** 4 px, as under the order book, instead of 14. */
  thin?: boolean;
}

/** What a whole is made of, to scale. */
export function AllocationStrip({ parts, label, thin }: AllocationStripProps) {
  return (
    <div className={`q-strip${thin ? ' q-strip--thin' : ''}`} role="img" aria-label={label}>
      {parts.map(({ hue, share }) =>
        share > 0 ? <i key={hue} className={`q-seg-${hue}`} style={{ flexGrow: share }} /> : null,
      )}
    </div>
  );
}

/** The coloured square before the name of a part. */
export function SegmentKey({ hue }: { hue: SegmentHue | 'none' }) {
  return <span className={`q-seg-key ${hue === 'none' ? 'q-seg-key--none' : `q-seg-${hue}`}`} />;
}

export interface PlanksProps {
  /** Confirmations seen. */
  done: number;
  /** Confirmations needed, at most 24 to stay readable. */
  of: number;
  /** "7 of 12 confirmations". */
  label: string;
}

/** The way of a deposit: one plank for each confirmation, the next one outlined. */
export function Planks({ done, of, label }: PlanksProps) {
  return (
    <div
      className="q-planks"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={Math.min(done, of)}
      aria-valuetext={label}
    >
      {Array.from({ length: of }, (_, plank) => plank + 1).map((plank) => (
        <i key={plank} className={plank <= done ? 'q-on' : plank === done + 1 ? 'q-next' : undefined} />
      ))}
    </div>
  );
}

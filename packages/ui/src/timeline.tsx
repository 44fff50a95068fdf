import type { ReactNode } from 'react';

export interface TimelineStep {
  id: string;
  /** Done cannot be undone and is drawn thick; next is only expected. */
  state: 'done' | 'now' | 'next';
  title: ReactNode;
  /** `14:02:07`, a countdown, or an expectation such as "≈ 4 min". */
  time?: ReactNode;
  /** Opens under a done step: its exact time and hash. */
  more?: ReactNode;
}

/** The steps of an order, oldest first. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className="q-timeline" aria-label={label}>
      {steps.map((step) => {
        const line = (
          <span className="q-step-line">
            <span className="q-step-title">{step.title}</span>
            {step.time !== undefined && <span className="q-step-time">{step.time}</span>}
          </span>
        );
        return (
          <li
            key={step.id}
            className={`q-step q-step--${step.state}`}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            {step.more === undefined ? (
              line
            ) : (
              <details>
                <summary>{line}</summary>
                <div className="q-step-more">{step.more}</div>
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}

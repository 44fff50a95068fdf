import type { ReactNode } from 'react';

export interface PasswordMeterProps {
  /** 0 nothing typed, 1 too weak, 2 weak, 3 good, 4 strong. */
  score: 0 | 1 | 2 | 3 | 4;
  /** What the score means and what would lift it. */
  children: ReactNode;
}

export function PasswordMeter({ score, children }: PasswordMeterProps) {
  return (
    <div className={`q-password-meter q-password-meter--${score}`} aria-live="polite">
      <i />
      <i />
      <i />
      <i />
      <span>{children}</span>
    </div>
  );
}

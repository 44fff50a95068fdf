import type { ReactNode } from 'react';

interface QrFrameProps {
  /** `small` beside text, `large` where nothing else is on the screen. */
  size?: 'small' | 'large';
  /** The drawing; while it is still coming the frame is empty. */
  children?: ReactNode;
}

/** What a QR code stands on: a camera reads dark on light alone, in both themes. */
export function QrFrame({ size, children }: QrFrameProps) {
  return <div className={`q-qr${size ? ` q-qr--${size}` : ''}`}>{children}</div>;
}

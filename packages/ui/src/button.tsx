import { type ComponentProps, type ReactNode, useId } from 'react';

export type ButtonVariant = 'main' | 'rise' | 'fall' | 'rise-soft' | 'fall-soft' | 'second' | 'quiet';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** `main` is 52 px high, `row` 40 px with a hit area of 44. */
  size?: 'main' | 'row';
  /** As wide as its container. */
  wide?: boolean;
}

/** The class names of a button, for a link that has to look like one. */
export function buttonClass({ variant = 'main', size = 'main', wide = false }: ButtonLook = {}): string {
  if (variant === 'quiet') return 'q-act';
  return `q-btn q-btn--${variant}${size === 'row' ? ' q-btn--row' : ''}${wide ? ' q-btn--wide' : ''}`;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** The act is under way: the button keeps its width and does nothing when pressed. */
  loading?: boolean;
  /** The act in progress, for example "Selling 120 USDT". */
  loadingLabel?: ReactNode;
  /** Why the act is refused now. The button stays focusable, so that the reason is read out. */
  disabledReason?: ReactNode;
  /** The act that lifts the reason, shown after it. */
  reasonAct?: ReactNode;
}

export function Button({
  variant,
  size,
  wide,
  loading = false,
  loadingLabel,
  disabledReason,
  reasonAct,
  className = '',
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const refused = disabledReason !== undefined && disabledReason !== null && disabledReason !== false;
  const button = (
    <button
      {...rest}
      type={type}
      className={`${buttonClass({ variant, size, wide })} ${className}`}
      aria-busy={loading || undefined}
      aria-disabled={refused || rest['aria-disabled']}
      aria-describedby={refused ? reasonId : rest['aria-describedby']}
      onClick={(event) => {
        // A refused submit button must not submit either.
        if (refused || loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading || loadingLabel ? (
        <span className="q-btn-faces">
          <span className={`q-btn-face${loading ? ' q-btn-face--hidden' : ''}`}>{children}</span>
          <span className={`q-btn-face${loading ? '' : ' q-btn-face--hidden'}`}>
            <svg className="q-arc" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 2a8 8 0 0 1 8 8" />
            </svg>
            {loadingLabel ?? children}
          </span>
        </span>
      ) : (
        <span className="q-btn-face">{children}</span>
      )}
    </button>
  );
  if (!refused) return button;
  return (
    <div>
      {button}
      <div className="q-btn-reason">
        <span id={reasonId}>{disabledReason}</span> {reasonAct}
      </div>
    </div>
  );
}

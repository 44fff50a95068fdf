import { type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';

/** A sheet let go below this share of its own height closes. */
const closingShare = 0.25;

let openSheets = 0;

/** Says on the page that a sheet is open. A style that looked for one (`:has`) would look through the whole page each time a row comes. */
function holdPage(): () => void {
  openSheets += 1;
  document.documentElement.toggleAttribute('data-sheet', true);
  return () => {
    openSheets -= 1;
    document.documentElement.toggleAttribute('data-sheet', openSheets > 0);
  };
}

export interface SheetProps {
  open: boolean;
  /** Asked for by the cross, Esc, a tap beside the sheet, or dragging it down. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** The acts; they stay in sight while the content scrolls. */
  foot?: ReactNode;
  /** The content has nothing that takes the focus: its body takes it, so that keys scroll what is higher than the window. */
  textOnly?: boolean;
}

/** The focus is for scrolling by keys; a press does nothing. */
const scrollable = { tabIndex: 0 } as const;

/** A bottom sheet on the phone, a centred window of 480 px from 1024 px. The native dialog keeps the focus inside. */
export function Sheet({ open, onClose, title, closeLabel, children, foot, textOnly }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedAt = useRef<number | null>(null);
  // The content stays while the sheet leaves.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useLayoutEffect(() => (open ? holdPage() : undefined), [open]);

  // Before the effects of the content, so that a field in it can take the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      // Not the first button: that would be the cross, with a ring nobody asked for.
      element.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);

  useEffect(() => {
    if (open || !dialog.current) return;
    const leavingMs = Number.parseFloat(getComputedStyle(dialog.current).transitionDuration) * 1000 || 0;
    const timer = setTimeout(() => setPresent(false), leavingMs);
    return () => clearTimeout(timer);
  }, [open]);

  function drag(event: PointerEvent<HTMLElement>) {
    const element = dialog.current;
    if (pressedAt.current === null || !element) return;
    element.style.setProperty('--drag', `${Math.max(0, event.clientY - pressedAt.current)}px`);
  }

  function letGo(event: PointerEvent<HTMLElement>) {
    const element = dialog.current;
    if (pressedAt.current === null || !element) return;
    const moved = event.clientY - pressedAt.current;
    pressedAt.current = null;
    element.classList.remove('q-sheet--dragged');
    element.style.removeProperty('--drag');
    if (event.type === 'pointerup' && moved > element.clientHeight * closingShare) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className="q-sheet"
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Esc in a file picker or a select inside bubbles up here too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        // The backdrop belongs to the dialog: a press on it has the dialog as target and lies outside its box.
        const box = event.currentTarget.getBoundingClientRect();
        const inside =
          event.clientX >= box.left &&
          event.clientX <= box.right &&
          event.clientY >= box.top &&
          event.clientY <= box.bottom;
        if (event.target === event.currentTarget && !inside) onClose();
      }}
    >
      {present && (
        <>
          <header
            className="q-sheet-head"
            onPointerDown={(event) => {
              if (event.pointerType !== 'touch' || (event.target as Element).closest('button')) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              pressedAt.current = event.clientY;
              dialog.current?.classList.add('q-sheet--dragged');
            }}
            onPointerMove={drag}
            onPointerUp={letGo}
            onPointerCancel={letGo}
          >
            <div className="q-sheet-title">
              <h2 id={titleId}>{title}</h2>
              <IconButton icon="close" label={closeLabel} quiet onClick={onClose} />
            </div>
          </header>
          <div className="q-sheet-body" {...(textOnly ? scrollable : {})}>
            {children}
          </div>
          {foot && <footer className="q-sheet-foot">{foot}</footer>}
        </>
      )}
    </dialog>
  );
}

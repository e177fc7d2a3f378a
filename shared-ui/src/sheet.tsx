import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { closePath, LineIcon } from './icons';
import { sheetLabels } from './labels';

interface SheetProps {
  isOpen: boolean;
  /** Called for Escape, for a click beside it and for its own button. */
  onClose: () => void;
  heading: string;
  children: ReactNode;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
  className?: string;
}

/** A dialog above the page: from the bottom on a phone, in the middle elsewhere. The browser keeps the focus in it. */
export function Sheet({ isOpen, onClose, heading, children, footer, className = '' }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  // Before what is inside takes the focus, so that the browser knows what had it. A dialog that is removed while it
  // is open drops the focus; one that is closed first gives it back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [isOpen]);

  return (
    // A click beside the sheet is one on the dialog itself; the keyboard has Escape for it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className={`sheet ${className}`}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {isOpen && (
        <div className="flex max-h-[inherit] flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-base-300 py-2 pr-2 pl-5">
            <h2 id={headingId} className="text-lg font-semibold">
              {heading}
            </h2>
            <button
              type="button"
              className="btn btn-ghost btn-square"
              aria-label={sheetLabels.close}
              onClick={onClose}
            >
              <LineIcon path={closePath} />
            </button>
          </div>
          <div className="min-h-0 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && <div className="border-t border-base-300 p-4">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

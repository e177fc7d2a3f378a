import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
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

  // By Escape, or by a press beside it before it is modal: the browser closes it then by itself.
  const dismiss = useEffectEvent(onClose);
  // Shown in front of the page at once, and modal after that is painted: a modal dialog makes the rest of the page inert,
  // for which a browser computes the styles of every element. A dialog that is removed while it is open drops the focus;
  // one that is closed first gives it back, here to what had it before anything inside took it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    element.showPopover();
    element.addEventListener('beforetoggle', dismiss);
    const cancel = afterPaint(() => {
      element.removeEventListener('beforetoggle', dismiss);
      makeModal(element);
      element.addEventListener('close', dismiss);
    });
    return () => {
      cancel();
      // What it is closed by here is heard later, when it may have been opened again.
      for (const event of ['beforetoggle', 'close']) element.removeEventListener(event, dismiss);
      element.hidePopover();
      element.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return (
    // A click beside the sheet is one on the dialog itself; the keyboard has Escape for it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      popover="auto"
      aria-labelledby={headingId}
      className={`sheet ${className}`}
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

/** What has the focus in it keeps it. */
function makeModal(dialog: HTMLDialogElement) {
  const focused = document.activeElement;
  dialog.hidePopover();
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
}

function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

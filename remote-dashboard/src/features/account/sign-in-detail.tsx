import { useEffect, useRef, type ReactNode } from 'react';

interface SignInDetailProps {
  name: string;
  value: ReactNode;
  /** What its button says. */
  action: string;
  isOpen: boolean;
  onToggle: () => void;
  /** The form for something else. */
  children: ReactNode;
}

/** What it is now, and below it the form for something else once that is wanted. The keyboard goes along. */
export function SignInDetail({ name, value, action, isOpen, onToggle, children }: SignInDetailProps) {
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    // The form has gone with what had the focus.
    else if (wasOpen.current && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div className="grid gap-4">
      <div className="grid items-center justify-items-start gap-3 sm:grid-cols-[1fr_auto]">
        <p className="min-w-0">
          <span className="block text-sm text-base-content/75">{name}</span>
          <span className="wrap-anywhere">{value}</span>
        </p>
        <button
          ref={button}
          type="button"
          className="btn btn-outline"
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {action}
        </button>
      </div>
      {isOpen && (
        <div ref={form} className="rounded-box bg-base-200 p-4 sm:p-5">
          {children}
        </div>
      )}
    </div>
  );
}

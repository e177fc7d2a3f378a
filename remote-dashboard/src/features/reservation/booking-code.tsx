import { toast } from 'react-hot-toast';
import { bookingCodeLabels } from './facts-labels';

/** What names the trip when people talk; one press copies it, where the browser lets a page do so. */
export function BookingCode({ code }: { code: string }) {
  // Pages without TLS have none; the code can still be selected as a whole.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copy = () =>
    void clipboard?.writeText(code).then(
      () => toast.success(bookingCodeLabels.copied),
      () => toast.error(bookingCodeLabels.failed),
    );
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span translate="no" className="font-mono tracking-widest select-all">
        {code}
      </span>
      {clipboard && (
        <button
          type="button"
          className="link py-1 text-sm font-normal print:hidden"
          aria-label={bookingCodeLabels.copy}
          onClick={copy}
        >
          {bookingCodeLabels.copyShort}
        </button>
      )}
    </span>
  );
}

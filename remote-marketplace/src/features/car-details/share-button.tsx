import { useState } from 'react';
import { shareButtonLabels } from './labels';

/** Passes the page on by what the device has for it; where it has nothing, its address is copied. */
export function ShareButton({ title }: { title: string }) {
  const [outcome, setOutcome] = useState('');

  async function share() {
    const { href } = window.location;
    // Not in every browser that runs this.
    const device = navigator as Partial<Navigator>;
    try {
      // eslint-disable-next-line browsers/known-to-all -- without it the address is copied
      if (device.share) await navigator.share({ title, url: href });
      else if (device.clipboard) {
        await navigator.clipboard.writeText(href);
        setOutcome(shareButtonLabels.copied);
      } else setOutcome(href);
    } catch (error) {
      // Closing the device's sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome(href);
    }
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <button type="button" className="link py-2 text-sm font-medium" onClick={() => void share()}>
        {shareButtonLabels.share}
      </button>
      <span role="status" className="text-sm wrap-anywhere">
        {outcome}
      </span>
    </span>
  );
}

import { LoadingNotice } from './loading-notice';

const block = 'animate-pulse rounded-box bg-base-300/60 motion-reduce:animate-none';

/** Keeps the place of a page that is on its way: of its heading and of what stands first below most headings. */
export function WaitingPage({ isWide }: { isWide: boolean }) {
  return (
    <div
      role="status"
      className={`w-full px-4 py-8 sm:px-8 lg:py-10 ${isWide ? 'mx-auto max-w-7xl' : 'max-w-6xl'}`}
    >
      <div className={`h-9 w-72 max-w-full sm:h-10 ${block}`} />
      <LoadingNotice className="mt-2 h-6" />
      <div className="mt-8 grid grid-cols-1 gap-4">
        <div className={`h-7 w-48 max-w-full ${block}`} />
        <div className={`h-36 ${block}`} />
        <div className="grid gap-4 sm:grid-cols-2">
          <div className={`h-48 ${block}`} />
          <div className={`h-48 ${block}`} />
        </div>
      </div>
    </div>
  );
}

import { overrideBarMissingLabels } from './labels';
interface OverrideBarMissingProps {
  retry: () => void;
}

/** In the place of the bar when its own code does not arrive: no one may take what they see for the released app. */
export function OverrideBarMissing({ retry }: OverrideBarMissingProps) {
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-0 z-[1000] flex flex-wrap items-center gap-4 border-t-4 border-warning bg-base-100 px-4 py-2 text-sm"
    >
      {overrideBarMissingLabels.notLoaded}
      <button type="button" className="btn btn-outline btn-sm" onClick={retry}>
        {overrideBarMissingLabels.retry}
      </button>
    </div>
  );
}

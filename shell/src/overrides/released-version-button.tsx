import { releasedVersionButtonLabels } from './labels';
import { forgetOverrides } from './stored-overrides';

/** The way back from a build that does not load. */
export function ReleasedVersionButton({ scope }: { scope: string }) {
  const useReleased = () => {
    forgetOverrides(scope);
    location.reload();
  };
  return (
    <button type="button" className="btn btn-outline mt-3" onClick={useReleased}>
      {releasedVersionButtonLabels.reset}
    </button>
  );
}

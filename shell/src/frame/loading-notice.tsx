import { loadingViewLabels } from '../views/labels';
import { spinnerImage } from '../views/spinner-image';

/** The loading view's image and text, small, within a layout that a frame shows. */
export function LoadingNotice({ className = '' }: { className?: string }) {
  return (
    <p className={`flex items-center gap-2 text-base-content/75 ${className}`}>
      <img src={spinnerImage} alt="" width="24" height="24" />
      <span>{loadingViewLabels.loading}</span>
    </p>
  );
}

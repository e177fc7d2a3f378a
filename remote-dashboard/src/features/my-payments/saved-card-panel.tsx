import { toast } from 'react-hot-toast';
import { cardName } from '../../lib/payment-labels';
import { useRemoveCard, type SavedCard } from './api/saved-card';
import { savedCardPanelLabels } from './labels';

/** The card that pays without being entered again, and the way to remove it. */
export function SavedCardPanel({ card }: { card: SavedCard }) {
  const remove = useRemoveCard();
  return (
    <section
      aria-labelledby="saved-card"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-box border border-base-300 bg-base-100 p-4 sm:p-5"
    >
      <div className="grow">
        <h2 id="saved-card" className="font-semibold">
          {savedCardPanelLabels.heading}
        </h2>
        <p>{cardName(card)}</p>
      </div>
      <button
        type="button"
        className="btn btn-outline"
        aria-disabled={remove.isPending}
        onClick={() => {
          if (remove.isPending) return;
          remove.mutate(undefined, {
            onSuccess: () => void toast.success(savedCardPanelLabels.removed),
            onError: () => void toast.error(savedCardPanelLabels.failed),
          });
        }}
      >
        {savedCardPanelLabels.remove}
      </button>
    </section>
  );
}

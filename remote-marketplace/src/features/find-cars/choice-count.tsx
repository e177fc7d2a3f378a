import { cappedCount, cappedNumber } from './capped-count';
import { choiceCountLabels } from './result-labels';

interface ChoiceCountProps {
  /** Undefined until it is known: its place is kept. */
  count: { count: number; is_capped: boolean } | undefined;
}

/** How many cars a choice would leave, at the end of its line: a number to see, words to hear. */
export function ChoiceCount({ count }: ChoiceCountProps) {
  return (
    <span
      className={`ml-auto min-w-[4ch] text-right text-sm tabular-nums ${count?.count === 0 ? 'text-base-content/70' : 'text-base-content/75'}`}
    >
      {count && (
        <>
          <span aria-hidden="true">{cappedNumber(count)}</span>
          <span className="sr-only">{choiceCountLabels.spoken(cappedCount(count))}</span>
        </>
      )}
    </span>
  );
}

import { useNow } from '../../lib/use-now';
import { Icon } from '../../ui/icon';
import { holdCountdownLabels } from './labels';

interface HoldCountdownProps {
  /** What is held, as the beginning of a sentence: `We’re holding this car for you`. */
  sentence: string;
  /** The instant at which it is free for others. */
  until: string;
}

/** What is said aloud, the less time is left the more often. */
const announcements = [
  { seconds: 30, words: holdCountdownLabels.seconds30 },
  { seconds: 60, words: holdCountdownLabels.minute },
  { seconds: 120, words: holdCountdownLabels.minutes2 },
  { seconds: 300, words: holdCountdownLabels.minutes5 },
  { seconds: 600, words: holdCountdownLabels.minutes10 },
];

/** How long something is still held. Whether it is, the server says: clocks differ. */
export function HoldCountdown({ sentence, until }: HoldCountdownProps) {
  const now = useNow();
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const isUrgent = seconds <= 120;
  return (
    <p
      className={`flex items-center gap-3 rounded-box border px-4 py-3 ${
        isUrgent ? 'border-warning bg-warning/15' : 'border-base-300 bg-base-100'
      }`}
    >
      <Icon name="clock" className="size-5 text-primary" />
      <span>
        {sentence}:{' '}
        <span role="timer" className="font-semibold whitespace-nowrap tabular-nums">
          {clock(seconds)}
        </span>{' '}
        {holdCountdownLabels.left}
      </span>
      <span role="status" className="sr-only">
        {announcements.find((announcement) => seconds <= announcement.seconds)?.words}
      </span>
    </p>
  );
}

/** `14:05`; `23 h 59 min` where the seconds do not matter yet. */
function clock(seconds: number): string {
  if (seconds >= 3600)
    return holdCountdownLabels.hours(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

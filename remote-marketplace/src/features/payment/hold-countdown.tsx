import { fillIn } from '@drove/shared-ui';
import { useNow } from '../../lib/use-now';
import { Icon } from '../../ui/icon';
import { holdCountdownLabels } from './labels';

interface HoldCountdownProps {
  /** What is held, with a placeholder: `We’re holding this car for you: {time} left`. */
  sentence: string;
  /** The instant at which it is free for others. */
  until: string;
}

/** What is said aloud, the less time is left the more often. */
const announcements = [
  { seconds: 30, text: holdCountdownLabels.seconds30 },
  { seconds: 60, text: holdCountdownLabels.minute },
  { seconds: 120, text: holdCountdownLabels.minutes2 },
  { seconds: 300, text: holdCountdownLabels.minutes5 },
  { seconds: 600, text: holdCountdownLabels.minutes10 },
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
        {fillIn(sentence, {
          time: (
            <span role="timer" className="font-semibold whitespace-nowrap tabular-nums">
              {clock(seconds)}
            </span>
          ),
        })}
      </span>
      <span role="status" className="sr-only">
        {announcements.find((announcement) => seconds <= announcement.seconds)?.text}
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

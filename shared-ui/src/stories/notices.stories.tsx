import type { Meta, StoryFn } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import {
  ContactText,
  EmptyNotice,
  ListSkeleton,
  NearestTimes,
  Notice,
  RetryNotice,
  SlowNote,
  StatusBadge,
  type Tone,
} from '..';

export default { title: 'Notices' } satisfies Meta;

const tones: Tone[] = ['success', 'info', 'warning', 'error', 'neutral'];

export const Notices = () => (
  <div className="grid gap-3">
    {tones.map((tone) => (
      <Notice key={tone} tone={tone} heading={`A notice: ${tone}`}>
        Your trip begins tomorrow at 10:00.
      </Notice>
    ))}
    <Notice tone="info" heading="A heading alone" />
  </div>
);

export const Nearest: StoryFn<{ onPick: () => void }> = ({ onPick }) => (
  <NearestTimes
    periods={[
      { pick_up: '2026-12-01T07:00', return: '2026-12-03T10:00' },
      { pick_up: '2026-11-30T22:00', return: '2026-12-03T10:00' },
    ]}
    onPick={onPick}
  />
);

export const Badges = () => (
  <div className="flex flex-wrap gap-2">
    {tones.map((tone) => (
      <StatusBadge key={tone} tone={tone} label={tone} />
    ))}
  </div>
);

export const Empty = () => (
  <EmptyNotice
    heading="No trips yet"
    way={
      <a href="#cars" className="btn btn-primary">
        Find a car
      </a>
    }
  >
    Cars that you book are listed here.
  </EmptyNotice>
);

export const EmptyWithoutWay = () => (
  <EmptyNotice heading="No payouts yet">They begin with a trip.</EmptyNotice>
);

export const Retry = () => (
  <div className="grid gap-3">
    <RetryNotice heading="Your trips couldn’t be loaded" error={null} onRetry={() => {}} />
    <RetryNotice
      heading="The car couldn’t be loaded"
      error={new Error('If this goes on, please contact us.')}
      onRetry={() => {}}
      isBusy
    />
  </div>
);

export const Contact = () => (
  <p>
    <ContactText>If this goes on, please contact us.</ContactText>
  </p>
);

export const Skeleton = () => <ListSkeleton rows={2} />;

/** The note comes after ten seconds, which are over at once here. */
export const Slow: StoryFn = () => (
  <div className="relative h-24">
    <SlowNote />
  </div>
);
Slow.beforeEach = () => {
  const wait = globalThis.setTimeout;
  const fast = spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, time?: number) =>
    wait(run, time === 10_000 ? 0 : time)) as typeof setTimeout);
  return () => fast.mockRestore();
};
Slow.play = async ({ canvas }) => {
  await expect(await canvas.findByText(/taking longer than usual/)).toBeVisible();
};

import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { useId } from 'react';
import { Notice } from '@drove/shared-ui';
import { preferencesOptions, useChangePreference, type Preference } from './api/notification-preferences';
import { notificationSettingsLabels as labels } from './labels';

/** What one is notified of, by bell and by mail; each switch is kept at once. */
export function NotificationSettings() {
  const { topics } = useSuspenseQuery(preferencesOptions(useApi())).data;
  const { mutate, error } = useChangePreference();
  return (
    <div className="grid gap-4">
      <div className="grid gap-4">
        {topics.map((preference) => (
          <Topic key={preference.topic} preference={preference} onChange={mutate} />
        ))}
      </div>
      {error && (
        <Notice tone="error" heading={labels.failed}>
          <p>{error.message}</p>
        </Notice>
      )}
      <p className="text-sm text-base-content/80">{labels.always}</p>
    </div>
  );
}

interface TopicProps {
  preference: Preference;
  onChange: (preference: Preference) => void;
}

function Topic({ preference, onChange }: TopicProps) {
  const { topic } = preference;
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
    >
      <span id={id} className="font-medium">
        {labels.topics[topic]}
      </span>
      <span className="flex flex-wrap gap-x-6">
        {(['bell', 'mail'] as const).map((way) => (
          <span key={way} className="flex min-h-11 items-center gap-2">
            <span id={`${id}-${way}`}>{labels.ways[way]}</span>
            <button
              type="button"
              role="switch"
              aria-checked={preference[way]}
              aria-labelledby={`${id} ${id}-${way}`}
              className="toggle toggle-primary"
              onClick={() => onChange({ ...preference, [way]: !preference[way] })}
            />
          </span>
        ))}
      </span>
    </div>
  );
}

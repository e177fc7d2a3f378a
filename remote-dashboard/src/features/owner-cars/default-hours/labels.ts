import { formatList } from '@drove/shared-ui/formats';

export const defaultHoursLabels = {
  failed: 'Your booking hours couldn’t be loaded',
  noCarsHeading: 'No cars yet',
  noCars: 'The cars that you list use these hours unless you set others for one of them.',
  following: 'Cars that use your default',
  followingHint: 'Changes above apply at once.',
  noneFollow: 'All your cars have hours of their own.',
  differing: 'Cars with hours of their own',
  differingHint: 'Your default applies to everything not set here.',
  noneDiffer: 'None. Each of your cars uses your default.',
  unnamed: 'A new car',
  nameAndPlate: (name: string, plate: string) => `${name} · ${plate}`,
  own: (rules: string[]) => `Its own: ${formatList(rules)}.`,
  rules: {
    open_hours: 'pick-up and return hours',
    notice_hours: 'notice',
    buffer_before_minutes: 'buffer before a trip',
    buffer_after_minutes: 'buffer after a trip',
    max_days: 'longest trip',
  },
  useDefault: 'Use my default',
  followsNow: (name: string) => `${name} uses your default`,
  carHours: 'Hours of this car',
};

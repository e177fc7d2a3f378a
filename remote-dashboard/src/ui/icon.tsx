const paths = {
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5a2.2 2.2 0 0 0 4 0',
  calendar:
    'M7 3v3m10-3v3M4 9.5h16M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5Z',
  camera:
    'M4 8.5A1.5 1.5 0 0 1 5.5 7h2L9 4.5h6L16.5 7h2A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  download: 'M12 4v11m-4.5-4 4.5 4.5 4.5-4.5M5 19.5h14',
  enlarge: 'M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7',
  filter:
    'M4 7h9m4 0h3M4 17h3m4 0h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-6 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  hide: 'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM12 14.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM4 4l16 16',
  minus: 'M5 12h14',
  next: 'm9.5 5 7 7-7 7',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  phone:
    'M8.5 4H5.8A1.8 1.8 0 0 0 4 5.9 14.6 14.6 0 0 0 18.1 20a1.8 1.8 0 0 0 1.9-1.8v-2.7l-4.4-1.6-1.9 1.9a11 11 0 0 1-5.5-5.5l1.9-1.9Z',
  photo:
    'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5ZM4 16l4.5-4.5 4 4 3-3L20 16M15 9.5h.01',
  pin: 'M12 21s7-6.1 7-11.2A7 7 0 0 0 5 9.8C5 14.9 12 21 12 21Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  plus: 'M12 5v14M5 12h14',
  previous: 'm14.5 5-7 7 7 7',
  printer: 'M7 9V4h10v5M7 17H4.5v-6A1.5 1.5 0 0 1 6 9.5h12a1.5 1.5 0 0 1 1.5 1.5v6H17M7 14h10v6H7Z',
  search: 'm20 20-4.5-4.5M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z',
  show: 'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM12 14.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z',
  trash: 'M5 7h14M10 7V4.5h4V7m-7.5 0 .8 12.5h9.4L17.5 7M10 11v5m4-5v5',
  turnLeft: 'M5 5v5h5M5.6 10A7.5 7.5 0 1 1 5 15',
  turnRight: 'M19 5v5h-5M18.4 10A7.5 7.5 0 1 0 19 15',
  upload: 'M12 16V5m-4.5 4L12 4.5 16.5 9M5 19.5h14',
  warning: 'M12 4.5 3.5 19h17ZM12 10v4m0 2.5h.01',
} as const;

export type IconName = keyof typeof paths;

/** A line icon in the colour of the text around it. Decorative: the words beside it carry the meaning. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  );
}

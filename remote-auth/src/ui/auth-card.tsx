import type { ReactNode } from 'react';

export interface AuthCardProps {
  heading: string;
  /** What to say to the visitor beside the form; `points` only where there is room for them. */
  greeting: { title: string; text: string; points?: string[] };
  /** Under the heading: where to go instead. */
  lead?: ReactNode;
  /** A form of many fields gets the wider column. */
  size?: 'narrow' | 'wide';
  children: ReactNode;
}

/** Two columns: a greeting on the brand's colour, and the form; on a phone one above the other. */
export function AuthCard({ heading, greeting, lead, size = 'narrow', children }: AuthCardProps) {
  const isWide = size === 'wide';
  const width = isWide ? 'max-w-5xl lg:grid-cols-[2fr_3fr]' : 'max-w-4xl md:min-h-104 md:grid-cols-2';
  return (
    <div className="px-4 py-6 sm:py-12">
      <div className={`card mx-auto grid overflow-hidden bg-base-100 shadow-floating ${width}`}>
        <div className="relative isolate overflow-hidden bg-pine px-6 py-6 text-paper sm:px-10 lg:py-12">
          <p className="text-2xl font-bold tracking-tight lg:text-4xl">{greeting.title}</p>
          <p className="mt-1 max-w-64 opacity-90 lg:mt-3 lg:text-lg">{greeting.text}</p>
          {greeting.points && (
            <ul className="mt-10 hidden max-w-72 flex-col gap-4 lg:flex">
              {greeting.points.map((point) => (
                <li key={point} className="flex gap-3">
                  <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-marigold" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          )}
          {/* Only beside the form: above it there is no room for more than the greeting. */}
          <RoadPicture className={isWide ? 'hidden lg:block' : 'hidden md:block'} />
        </div>
        <div className="px-5 py-6 sm:px-10 sm:py-10">
          <h1 className="text-2xl font-bold tracking-tight">{heading}</h1>
          {lead && <p className="mt-1 text-base-content/75">{lead}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </div>
  );
}

/** Hills, a road and the sun: the trip that this is all about. Decorative, and the same in both themes. */
function RoadPicture({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 40 400 320"
      className={`absolute inset-x-0 bottom-0 -z-10 h-auto w-full ${className}`}
    >
      <circle cx="332" cy="106" r="42" className="fill-marigold" />
      <path d="M0 190 Q110 110 220 175 T400 150 V360 H0Z" className="fill-paper opacity-15" />
      <path d="M0 250 Q90 185 200 235 T400 215 V360 H0Z" className="fill-paper opacity-20" />
      <path
        d="M150 360 C170 300 250 290 232 244 L240 244 C272 290 230 310 262 360Z"
        className="fill-asphalt"
      />
      <path
        d="M204 356 C214 312 262 292 237 250"
        className="fill-none stroke-marigold"
        strokeWidth="3"
        strokeDasharray="10 9"
      />
    </svg>
  );
}

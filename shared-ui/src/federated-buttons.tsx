import type { ReactNode } from 'react';
import { federatedButtonsLabels as labels } from './labels';

type Service = keyof typeof labels.continue;

interface FederatedButtonsProps {
  /** None where the project is set up for none: then nothing is shown. */
  providers: readonly Service[];
  /** Whose window is open. */
  pending: Service | undefined;
  /** Why the last try failed; empty when it did not. */
  problem: string;
  onStart: (provider: Service) => void;
}

/** The accounts of other services, below a form for the same. */
export function FederatedButtons({ providers, pending, problem, onStart }: FederatedButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <div className="mt-5 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-base-content/75 before:h-px before:grow before:bg-base-300 after:h-px after:grow after:bg-base-300">
        {labels.or}
      </p>
      {providers.map((provider) => (
        <button
          key={provider}
          type="button"
          className="btn w-full border-base-content/40 bg-base-100 aria-disabled:cursor-progress aria-disabled:opacity-80"
          aria-disabled={pending !== undefined}
          aria-busy={pending === provider}
          onClick={() => {
            if (!pending) onStart(provider);
          }}
        >
          <span aria-hidden="true">{logos[provider]}</span>
          <span>{labels.continue[provider]}</span>
        </button>
      ))}
      {problem && (
        <p role="alert" className="alert alert-error alert-soft">
          {problem}
        </p>
      )}
    </div>
  );
}

/** As the services want them shown. */
const logos: Record<Service, ReactNode> = {
  google: (
    <svg viewBox="0 0 48 48" className="size-5">
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  ),
  apple: (
    <svg viewBox="0 0 24 24" className="size-5 fill-current">
      <path d="M16.37 12.72c-.02-2.3 1.88-3.41 1.96-3.46-1.07-1.56-2.73-1.78-3.32-1.8-1.41-.14-2.76.83-3.47.83-.72 0-1.82-.81-2.99-.79-1.54.02-2.96.9-3.75 2.27-1.6 2.78-.41 6.89 1.15 9.14.76 1.1 1.67 2.34 2.86 2.3 1.15-.05 1.58-.74 2.97-.74s1.78.74 2.99.72c1.24-.02 2.02-1.12 2.78-2.23.88-1.28 1.24-2.52 1.26-2.58-.03-.01-2.42-.93-2.44-3.66zM14.09 5.98c.63-.77 1.06-1.83.94-2.9-.91.04-2.02.61-2.67 1.37-.58.68-1.1 1.77-.96 2.81 1.02.08 2.06-.52 2.69-1.28z" />
    </svg>
  ),
};

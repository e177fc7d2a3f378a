import type { ReactNode } from 'react';

interface FieldSetProps {
  legend: string;
  hint?: string;
  children: ReactNode;
}

/** Fields that belong together, side by side where there is room. */
export function FieldSet({ legend, hint, children }: FieldSetProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {hint && <p className="mt-1 text-sm text-base-content/75">{hint}</p>}
      <div className="mt-3 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
    </fieldset>
  );
}

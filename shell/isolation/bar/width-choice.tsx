interface WidthChoiceProps {
  /** CSS pixels; undefined for all there is. */
  width: number | undefined;
  choose: (width: number | undefined) => void;
}

/** A phone, a tablet, a desk, and the window. */
const widths = [390, 768, 1440, undefined];

/** How wide the app's own window is; media queries in it see that width. */
export function WidthChoice({ width, choose }: WidthChoiceProps) {
  return (
    <fieldset className="qa-field">
      <legend>Width</legend>
      <div className="qa-buttons">
        {widths.map((one) => (
          <button
            key={one ?? 'full'}
            type="button"
            aria-pressed={one === width}
            aria-label={one === undefined ? 'Full width' : `${one} pixels`}
            onClick={() => choose(one)}
          >
            {one ?? 'Full'}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

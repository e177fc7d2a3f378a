import { ignoredParametersLabels } from './result-labels';
interface IgnoredParametersProps {
  /** Parameters of the address that made no sense here. */
  names: string[];
  /** Those that the API refused, with what it said. */
  reasons: Record<string, string>;
}

/** Says which parts of a link were left out of the search, and why. */
export function IgnoredParameters({ names, reasons }: IgnoredParametersProps) {
  const words = [...new Set(names.map((name) => ignoredParametersLabels.parts[name] ?? name))];
  const sentences = [...new Set(Object.values(reasons))];
  if (words.length === 0 && sentences.length === 0) return null;

  return (
    <div role="status" className="alert alert-warning alert-soft">
      <p>
        {words.length > 0 && ignoredParametersLabels.leftOut(words)}
        {sentences.length > 0 && ignoredParametersLabels.refused(sentences.join(' '))}
      </p>
    </div>
  );
}

const nameWords: Record<string, string> = {
  place: 'the place',
  pick_up: 'the dates',
  return: 'the dates',
  price_per_day_min: 'the lowest price',
  price_per_day_max: 'the highest price',
  type: 'the type of car',
  transmission: 'the gearbox',
  fuel: 'the fuel',
  seats: 'the number of seats',
  features: 'the features',
  instant_book: 'instant book',
  sort: 'the order',
};

interface IgnoredParametersProps {
  /** Parameters of the address that made no sense here. */
  names: string[];
  /** Those that the API refused, with what it said. */
  reasons: Record<string, string>;
}

/** Says which parts of a link were left out of the search, and why. */
export function IgnoredParameters({ names, reasons }: IgnoredParametersProps) {
  const words = [...new Set(names.map((name) => nameWords[name] ?? name))];
  const sentences = [...new Set(Object.values(reasons))];
  if (words.length === 0 && sentences.length === 0) return null;

  return (
    <div role="status" className="alert alert-warning alert-soft">
      <p>
        {words.length > 0 && `We didn’t understand part of this link, so we left out ${words.join(', ')}. `}
        {sentences.length > 0 && `${sentences.join(' ')} The results don’t include it.`}
      </p>
    </div>
  );
}

interface QaChoiceProps<Value extends string> {
  label: string;
  /** What each value is called. */
  choices: Partial<Record<Value, string>>;
  value: Value;
  choose: (value: Value) => void;
}

/** One of a few. */
export function QaChoice<Value extends string>({ label, choices, value, choose }: QaChoiceProps<Value>) {
  return (
    <label className="qa-field">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.target.value as Value)}>
        {Object.entries<string | undefined>(choices).map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

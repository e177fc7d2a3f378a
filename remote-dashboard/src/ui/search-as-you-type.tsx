import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../lib/use-debounced';

/** Milliseconds after the last key. */
const PAUSE_MS = 400;

interface SearchAsYouTypeProps {
  label: string;
  /** What is being searched for now, as the address says. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches once the keys rest. */
export function SearchAsYouType({ label, value, onSearch }: SearchAsYouTypeProps) {
  const [typed, setTyped] = useState({ text: value, of: value });
  // Going back or clearing changes what is searched for: the box follows.
  if (typed.of !== value) setTyped({ text: typed.text.trim() === value ? typed.text : value, of: value });
  const settled = useDebounced(typed.text.trim(), PAUSE_MS);
  const search = useEffectEvent((text: string) => {
    if (text !== value) onSearch(text);
  });
  useEffect(() => search(settled), [settled]);
  return (
    <form role="search" className="my-4" onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        className="input w-full"
        value={typed.text}
        onChange={({ target }) => setTyped({ text: target.value, of: value })}
      />
    </form>
  );
}

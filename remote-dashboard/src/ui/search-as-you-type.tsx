import { useEffect, useRef, useState } from 'react';

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
  const [typed, setTyped] = useState({ text: value, of: value, asked: value });
  // Going back or clearing changes what is searched for: the box follows. What was typed on after an own search stays.
  if (typed.of !== value) {
    setTyped({ text: typed.asked === value ? typed.text : value, of: value, asked: value });
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped((now) => ({ ...now, text }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const asked = text.trim();
      setTyped((now) => ({ ...now, asked }));
      onSearch(asked);
    }, PAUSE_MS);
  };
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
        onChange={({ target }) => type(target.value)}
      />
    </form>
  );
}

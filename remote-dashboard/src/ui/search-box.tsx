import { useId, useState } from 'react';
import { Icon } from './icon';
import { searchBoxLabels } from './labels';

interface SearchBoxProps {
  label: string;
  /** What is being searched for now, as the address says. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when it is sent, so that a list is not asked for at every letter. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState({ text: value, of: value });
  // Going back or clearing changes what is searched for: the box follows.
  if (typed.of !== value) setTyped({ text: value, of: value });

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.text.trim());
      }}
    >
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="search"
          maxLength={100}
          autoComplete="off"
          className="input w-full"
          value={typed.text}
          onChange={(event) => setTyped({ ...typed, text: event.target.value })}
        />
        <button type="submit" className="btn btn-outline btn-square" aria-label={searchBoxLabels.submit}>
          <Icon name="search" />
        </button>
      </div>
    </form>
  );
}

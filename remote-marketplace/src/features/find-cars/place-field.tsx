import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { counted, dayOf, formatDays } from '@drove/shared-ui/formats';
import { placesOptions } from '../../api/places';
import { readRecentSearches, type RecentSearch } from '../../lib/recent-searches';
import { useDebounced } from '@drove/shared-ui/use-debounced';
import { Icon } from '../../ui/icon';
import { placeFieldLabels } from './labels';

interface PlaceFieldProps {
  value: string;
  onChange: (place: string) => void;
  onChooseRecent: (recent: RecentSearch) => void;
}

interface Option {
  key: string;
  /** What a screen reader says. */
  name: string;
  place: string;
  country?: string;
  aside: string | undefined;
  choose: () => void;
}

/** A city or a country: before one types the last searches, then the places that have cars. */
export function PlaceField({ value, onChange, onChooseRecent }: PlaceFieldProps) {
  const api = useApi();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const query = useDebounced(value.trim().slice(0, 100), 200);
  const {
    data: places = [],
    isFetched,
    isPlaceholderData,
  } = useQuery({
    ...placesOptions(api, query),
    enabled: isOpen,
    placeholderData: (earlier) => earlier,
  });
  const [recents, setRecents] = useState<RecentSearch[]>([]);
  const options = [
    ...(value === '' ? recents.map(toOption) : []),
    ...places.map((place): Option => {
      const cars = counted(place.car_count, 'car');
      return {
        key: place.slug,
        name: `${place.name}, ${place.country}, ${cars}`,
        place: place.name,
        country: place.country,
        aside: cars,
        choose: () => choose(() => onChange(place.name)),
      };
    }),
  ];
  const isShown = isOpen && options.length > 0;
  const isKnown = isFetched && !isPlaceholderData && query === value.trim();
  const hasNone = isOpen && query !== '' && isKnown && places.length === 0;

  function toOption(recent: RecentSearch, index: number): Option {
    const { place, period } = recent;
    const days = period && formatDays(dayOf(period.pickUp), dayOf(period.return));
    return {
      key: `recent-${index}`,
      name: placeFieldLabels.recent(place, days),
      place,
      aside: days,
      choose: () => choose(() => onChooseRecent(recent)),
    };
  }

  function choose(act: () => void) {
    act();
    setOpen(false);
    setActive(-1);
  }

  function open() {
    setRecents(readRecentSearches());
    setOpen(true);
  }

  function steer(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (options.length > 0) setActive((active + step + options.length) % options.length);
    } else if (event.key === 'Enter' && isShown && options[active]) {
      event.preventDefault();
      options[active].choose();
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {placeFieldLabels.label}
      </label>
      <div className="input w-full">
        <Icon name="pin" className="size-5 text-primary" />
        <input
          id={id}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-places`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && options[active] ? `${id}-${options[active].key}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={placeFieldLabels.placeholder}
          className="min-w-0 grow"
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={open}
          onBlur={() => setOpen(false)}
          onKeyDown={steer}
        />
      </div>
      <p
        role="status"
        className="absolute inset-x-0 top-full z-20 mt-1 rounded-box border border-base-300 bg-base-100 px-4 py-3 text-sm shadow-floating empty:hidden"
      >
        {hasNone && placeFieldLabels.none(query)}
      </p>
      <div
        id={`${id}-places`}
        role="listbox"
        aria-label={placeFieldLabels.list}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-box border border-base-300 bg-base-100 p-1.5 shadow-floating"
      >
        {options.map(({ key, name, place, country, aside, choose: chooseIt }, index) => (
          // The keyboard stays in the input, which says what its keys do here.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={key}
            id={`${id}-${key}`}
            role="option"
            aria-selected={index === active}
            aria-label={name}
            tabIndex={-1}
            className="flex cursor-pointer items-baseline justify-between gap-3 rounded-field px-3 py-2.5 hover:bg-base-200 aria-selected:bg-primary/12"
            // The input would lose the focus, and with it the list, before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={chooseIt}
          >
            <span>
              {country === undefined && <Icon name="clock" className="mr-2 inline size-4" />}
              <span className="font-medium">{place}</span>
              {country !== undefined && <span className="text-base-content/75">{`, ${country}`}</span>}
            </span>
            <span className="text-sm whitespace-nowrap text-base-content/75">{aside}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

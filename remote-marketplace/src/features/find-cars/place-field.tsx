import { useApi } from 'api-client';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { counted } from 'shared-ui/formats';
import { placesOptions } from '../../api/places';
import { useDebounced } from '../../lib/use-debounced';
import { Icon } from '../../ui/icon';
import { placeFieldLabels } from './labels';

interface PlaceFieldProps {
  value: string;
  onChange: (place: string) => void;
}

/** A city or a country, with the places that have cars suggested while one types. */
export function PlaceField({ value, onChange }: PlaceFieldProps) {
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
  const isShown = isOpen && places.length > 0;
  const isKnown = isFetched && !isPlaceholderData && query === value.trim();
  const hasNone = isOpen && query !== '' && isKnown && places.length === 0;

  function choose(place: string) {
    onChange(place);
    setOpen(false);
    setActive(-1);
  }

  function steer(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (places.length > 0) setActive((active + step + places.length) % places.length);
    } else if (event.key === 'Enter' && isShown && places[active]) {
      event.preventDefault();
      choose(places[active].name);
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
          aria-activedescendant={isShown && places[active] ? `${id}-${places[active].slug}` : undefined}
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
          onFocus={() => setOpen(true)}
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
        {places.map((place, index) => (
          // The keyboard stays in the input, which says what its keys do here.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={place.slug}
            id={`${id}-${place.slug}`}
            role="option"
            aria-selected={index === active}
            aria-label={`${place.name}, ${place.country}, ${counted(place.car_count, 'car')}`}
            tabIndex={-1}
            className="flex cursor-pointer items-baseline justify-between gap-3 rounded-field px-3 py-2.5 hover:bg-base-200 aria-selected:bg-primary/12"
            // The input would lose the focus, and with it the list, before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place.name)}
          >
            <span>
              <span className="font-medium">{place.name}</span>
              <span className="text-base-content/75">{`, ${place.country}`}</span>
            </span>
            <span className="text-sm whitespace-nowrap text-base-content/75">
              {counted(place.car_count, 'car')}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

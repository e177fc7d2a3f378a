import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchAsYouType } from './search-as-you-type';

const searches: string[] = [];
let goTo: (text: string) => void;

function Searched() {
  const [value, setValue] = useState('');
  goTo = setValue;
  return (
    <SearchAsYouType
      label="Search"
      value={value}
      onSearch={(text) => {
        searches.push(text);
        // As the address does: a moment later.
        setTimeout(() => setValue(text), 50);
      }}
    />
  );
}

beforeEach(() => {
  searches.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const box = () => screen.getByRole('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('searches once the keys rest, and keeps what is typed on meanwhile', () => {
  render(<Searched />);
  type('ro');
  pass(300);
  type('roo');
  pass(400);
  type('roof');
  pass(100);
  expect(searches).toEqual(['roo']);
  expect(box()).toHaveValue('roof');

  pass(400);
  expect(searches).toEqual(['roo', 'roof']);
});

it('follows the address when one goes back', () => {
  render(<Searched />);
  type('roof');
  pass(500);
  act(() => goTo('rack'));
  expect(box()).toHaveValue('rack');
});

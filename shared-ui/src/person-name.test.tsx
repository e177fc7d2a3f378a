import { render, screen } from '@testing-library/react';
import { isolated } from './formats/isolated';
import { PersonName } from './person-name';

it('isolates a name from the text beside it, and keeps it from translation', () => {
  render(
    <p>
      <PersonName>دنا Rose</PersonName> 30
    </p>,
  );
  const name = screen.getByText('دنا Rose');
  expect([name.tagName, name.translate]).toEqual(['BDI', false]);
});

it('isolates a name in a text where it is written from right to left', () => {
  expect(`${isolated('دنا')} 30`).toBe('\u2068دنا\u2069 30');
  expect(isolated('O’Brien-Łukasz')).toBe('O’Brien-Łukasz');
});

import { render, screen } from '@testing-library/react';
import { isolated } from './formats/isolated';
import { PersonName } from './person-name';
import { PhoneNumber } from './phone-number';

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

it('shows a number as it was typed, and calls it in E.164', () => {
  render(<PhoneNumber typed="+49 (0)30 1234567 ext. 12" e164="+49301234567" />);
  expect(screen.getByRole('link', { name: '+49 (0)30 1234567 ext. 12' })).toHaveAttribute(
    'href',
    'tel:+49301234567',
  );
});

it('links to nothing when the number cannot be read', () => {
  render(<PhoneNumber typed="abc" e164={null} />);
  expect(screen.getByText('abc')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

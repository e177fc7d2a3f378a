import { render, screen } from '@testing-library/react';
import { PhoneNumber } from './phone-number';

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

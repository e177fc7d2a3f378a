import { render, screen } from '@testing-library/react';
import { Rating, ReviewStars } from './rating';

it.each([
  ['an average of several reviews', { average: 4.8, count: 12 }, '4.8 out of 5, 12 reviews', '96'],
  ['one review', { average: 5, count: 1 }, '5.0 out of 5, 1 review', '100'],
])('shows %s as stars with a sentence for screen readers', (_what, rating, name, filled) => {
  const { container } = render(<Rating rating={rating} />);

  expect(screen.getByRole('img', { name })).toBeVisible();
  expect(container.querySelector('rect')).toHaveAttribute('width', filled);
});

it('shows one star beside the average when compact', () => {
  render(<Rating rating={{ average: 4.8, count: 12 }} isCompact />);

  const rating = screen.getByRole('img', { name: '4.8 out of 5, 12 reviews' });
  expect(rating).toHaveTextContent('4.8(12)');
  expect(rating.querySelectorAll('path')).toHaveLength(1);
});

it('says that a car has no reviews yet', () => {
  render(<Rating rating={null} />);

  expect(screen.getByText('No reviews yet')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('names the stars of one review', () => {
  render(<ReviewStars stars={4} />);

  expect(screen.getByRole('img', { name: '4 out of 5' })).toBeVisible();
});

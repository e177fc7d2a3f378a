import { render, screen } from '@testing-library/react';
import { fillIn } from './fill-in';

it('puts elements at the placeholders of a sentence', () => {
  render(
    <p role="note">
      {fillIn('{count} cars in {place}.', { count: 3, place: <a href="/lisbon">Lisbon</a> })}
    </p>,
  );
  expect(screen.getByRole('note')).toHaveTextContent('3 cars in Lisbon.');
  expect(screen.getByRole('link')).toHaveTextContent('Lisbon');
});

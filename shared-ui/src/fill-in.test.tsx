import { render, screen } from '@testing-library/react';
import { fillIn } from './fill-in';

it('puts elements at the placeholders of a sentence', () => {
  render(<p>{fillIn('{count} cars in {place}.', { count: 3, place: <strong>Lisbon</strong> })}</p>);
  expect(screen.getByText('Lisbon').parentElement).toHaveTextContent('3 cars in Lisbon.');
});

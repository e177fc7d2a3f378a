import { fireEvent, render, screen } from '@testing-library/react';
import { CarPhoto } from './car-photo';

const aPhoto = (name: string) => ({
  width: 800,
  height: 533,
  placeholder: '#8fa3b0',
  alt: 'A red Fiat, from the front',
  sources: [{ url: `http://api.test/photos/${name}.webp`, width: 800, height: 533 }],
});

it('keeps its size and description when the photo fails to load', () => {
  const { rerender } = render(<CarPhoto photo={aPhoto('lost')} sizes="100vw" className="size-full" />);
  fireEvent.error(screen.getByRole('img'));

  const place = screen.getByRole('img', { name: 'A red Fiat, from the front' });
  expect(place).not.toHaveAttribute('src');
  expect(place).toHaveClass('size-full');

  rerender(<CarPhoto photo={aPhoto('next')} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'http://api.test/photos/next.webp');
});

it('is not announced when a decorative photo fails to load', () => {
  render(<CarPhoto photo={aPhoto('lost')} sizes="100vw" alt="" />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

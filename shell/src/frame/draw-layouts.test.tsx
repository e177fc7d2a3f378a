import { screen } from '@testing-library/react';
import { drawLayouts } from './draw-layouts';

const show = (html: string) => {
  document.body.innerHTML = html;
};
const { layouts, loading } = drawLayouts();
const ofVisitors = Object.entries(layouts).flatMap(([kind, byPath]) =>
  Object.entries(byPath).map(([path, html]): [string, string] => [`${kind} at "${path}"`, html]),
);

it.each([...ofVisitors, ...Object.entries(loading)])(
  'shows the spinner image and the text "Loading..." once in the frame %s',
  (_name, html) => {
    show(html);

    const text = screen.getByText('Loading...');
    expect(text).not.toHaveClass('sr-only');
    expect(screen.getByRole('status')).toContainElement(text);
    const images = screen.getAllByRole('presentation');
    expect(images).toHaveLength(1);
    expect(images[0]).toHaveAttribute('src', expect.stringContaining('data:image/svg+xml'));
  },
);

it.each(ofVisitors)('offers no way in before it is known who is here in the frame %s', (_name, html) => {
  show(html);

  expect(screen.queryByText('Sign in')).not.toBeInTheDocument();
  expect(screen.queryByText('Sign up')).not.toBeInTheDocument();
});

it('has the menu of their role in the frames of people who were signed in here', () => {
  show(loading['dashboard car_owner'] ?? '');

  expect(screen.getAllByText('Bookings').length).toBeGreaterThan(0);
});

import { render, screen } from '@testing-library/react';
import { createLoadable, type Loadable } from './loadable';
import { useLoadable } from './use-loadable';

const rendered: string[] = [];

function Shown({ loadable }: { loadable: Loadable<string> }) {
  const state = useLoadable(loadable);
  const text = state.status === 'ready' ? state.value : state.status;
  rendered.push(text);
  return <p>{text}</p>;
}

beforeEach(() => {
  rendered.length = 0;
});

it('leaves what has loaded to a drawing of its own, which lets what is pressed come first', async () => {
  render(<Shown loadable={createLoadable(() => Promise.resolve('The list'))} />);

  expect(await screen.findByText('The list')).toBeVisible();
  expect(rendered.slice(-2)).toEqual(['loading', 'The list']);
  expect(rendered.filter((text) => text === 'loading').length).toBeGreaterThan(1);
});

it('never shows what was loaded before in the place of something else', async () => {
  const { rerender } = render(<Shown loadable={createLoadable(() => Promise.resolve('The list'))} />);
  await screen.findByText('The list');
  const car = createLoadable(() => Promise.resolve('The car'));
  rendered.length = 0;

  rerender(<Shown loadable={car} />);

  expect(await screen.findByText('The car')).toBeVisible();
  expect(rendered).not.toContain('The list');
});

import { act, render, screen } from '@testing-library/react';
import { SlowNote } from './slow-note';

it('shows its note after ten seconds, not before', () => {
  jest.useFakeTimers();
  render(<SlowNote />);

  act(() => jest.advanceTimersByTime(9900));
  expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));

  expect(screen.getByText('This is taking longer than usual. We’re still trying.')).toBeVisible();
  jest.useRealTimers();
});

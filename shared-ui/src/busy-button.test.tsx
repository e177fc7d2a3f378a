import { fireEvent, render, screen } from '@testing-library/react';
import { BusyButton } from './busy-button';

function show({ isBusy = false } = {}) {
  const work = jest.fn();
  render(
    <BusyButton isBusy={isBusy} onClick={work}>
      Make a file
    </BusyButton>,
  );
  // As browsers count clicks: a key counts none, the second half of a double click is 2.
  const press = (detail: number) =>
    fireEvent.click(screen.getByRole('button', { name: 'Make a file' }), { detail });
  return { work, press };
}

describe('BusyButton', () => {
  it('handles a double click as one press, even before it shows as busy', () => {
    const { work, press } = show();
    press(1);
    press(2);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('handles each key press and each separate click', () => {
    const { work, press } = show();
    press(0);
    press(1);
    press(1);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('does nothing while it is busy', () => {
    const { work, press } = show({ isBusy: true });
    press(0);
    press(1);
    expect(work).not.toHaveBeenCalled();
  });
});

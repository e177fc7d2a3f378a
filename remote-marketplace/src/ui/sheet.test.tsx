import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { fillDialogs } from '@drove/shared-auth/testing';
import { Sheet } from '@drove/shared-ui';

fillDialogs();
const visitor = userEvent.setup();

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} heading="Dates">
        <input aria-label="Day" />
      </Sheet>
    </>
  );
}

async function open(): Promise<HTMLDialogElement> {
  await visitor.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Dates' });
}

const frames: FrameRequestCallback[] = [];

async function paint(): Promise<void> {
  for (const frame of frames.splice(0)) frame(0);
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveAttribute('open'));
}

beforeEach(() => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});

it('is shown at once, and modal after it is painted', async () => {
  render(<Opener />);

  const dialog = await open();
  expect(dialog).toBeVisible();
  expect(dialog.open).toBe(false);
  await paint();

  expect(dialog.open).toBe(true);
});

it('is closed before it is painted', async () => {
  render(<Opener />);

  const dialog = await open();
  await visitor.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('leaves the focus where something in it took it, and gives it back to what opened it', async () => {
  render(<Opener />);

  await open();
  const field = screen.getByLabelText('Day');
  act(() => field.focus());
  await paint();
  expect(field).toHaveFocus();

  await visitor.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

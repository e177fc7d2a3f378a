import type { Meta, StoryFn } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Sheet } from '..';

export default { title: 'Sheet' } satisfies Meta;

function SheetStory({ hasFooter = false }: { hasFooter?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        heading="Cancel this trip?"
        footer={
          hasFooter && (
            <button type="button" className="btn btn-primary" onClick={close}>
              Keep the trip
            </button>
          )
        }
      >
        <p>You get €96.00 back.</p>
      </Sheet>
    </>
  );
}

export const Closed: StoryFn = () => <SheetStory />;

/** Each way out leads back to what opened it. */
Closed.play = async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Open' });
  const dialog = () => canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Cancel this trip?' });
  const waysOut = [
    () => userEvent.click(within(dialog()).getByRole('button', { name: 'Close' })),
    // What the browser does for Escape, which only a person can press.
    async () => {
      const open = dialog();
      // Modal once it is painted; before that, Escape is a popover's.
      await waitFor(() => expect(open).toHaveAttribute('open'));
      open.requestClose();
      // Closed by the browser; its page hears of it a moment later.
      await waitFor(() => expect(open).toBeEmptyDOMElement());
    },
    () => userEvent.click(dialog()),
  ];
  for (const leave of waysOut) {
    await userEvent.click(opener);
    await expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    await leave();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  }
};

export const Plain: StoryFn = () => <SheetStory />;
Plain.play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(canvas.getByText('You get €96.00 back.')).toBeVisible());
};

export const WithFooter: StoryFn = () => <SheetStory hasFooter />;
WithFooter.play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep the trip' })).toBeVisible());
};

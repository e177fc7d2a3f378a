import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
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

export const Plain = () => <SheetStory />;

export const WithFooter = () => <SheetStory hasFooter />;

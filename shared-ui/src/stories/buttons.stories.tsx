import type { Meta, StoryFn } from '@storybook/react-vite';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { FederatedButtons } from '../federated-buttons';
import { downloadPath, LineIcon } from '../icons';
import { BusyButton, LoadMore, SubmitButton } from '..';

export default { title: 'Buttons' } satisfies Meta;

const nothing = () => {};
const query = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null,
  fetchNextPage: () => Promise.resolve(),
};

export const Busy = () => (
  <div className="flex flex-wrap gap-3">
    <BusyButton isBusy={false} onClick={nothing}>
      Publish
    </BusyButton>
    <BusyButton isBusy onClick={nothing}>
      Publishing…
    </BusyButton>
    <BusyButton isBusy={false} isDisabled onClick={nothing} className="btn-outline">
      Not yet
    </BusyButton>
    <BusyButton isBusy={false} onClick={nothing} className="btn-outline">
      <LineIcon path={downloadPath} />
      Download the evidence
    </BusyButton>
  </div>
);

export const Submit = () => (
  <Formik initialValues={{}} onSubmit={nothing}>
    <Form className="flex flex-wrap gap-3">
      <SubmitButton isBusy={false}>Save</SubmitButton>
      <SubmitButton isBusy>Saving…</SubmitButton>
    </Form>
  </Formik>
);

export const Federated = () => (
  <FederatedButtons
    providers={['google', 'apple']}
    pending={undefined}
    problem="Your browser blocked the sign-in window."
    onStart={nothing}
  />
);

export const More = () => (
  <div>
    <LoadMore query={query} />
    <LoadMore query={{ ...query, isFetchingNextPage: true }} />
    <LoadMore query={{ ...query, hasNextPage: false }} />
  </div>
);

function PressedStory() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <p className="mb-3">Pressed: {times}</p>
      <BusyButton isBusy={times > 0} onClick={() => setTimes(times + 1)}>
        Pay
      </BusyButton>
    </>
  );
}

/** Two presses are one, and the keyboard stays where it was. */
export const Pressed: StoryFn = () => <PressedStory />;
Pressed.play = async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Pay' });
  await userEvent.dblClick(button);
  await expect(canvas.getByText('Pressed: 1')).toBeVisible();
  await expect(button).toHaveFocus();
};

export const LongWords = () => (
  <BusyButton isBusy={false} onClick={nothing}>
    Send the request to the owner, and pay when it has been accepted by them
  </BusyButton>
);

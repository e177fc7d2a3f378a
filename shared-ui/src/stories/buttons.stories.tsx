import type { Meta } from '@storybook/react-vite';
import { Form, Formik } from 'formik';
import { BusyButton, LoadMore, SubmitButton } from '..';

export default { title: 'Buttons' } satisfies Meta;

const nothing = () => {};
const query = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => Promise.resolve() };

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

export const More = () => (
  <div>
    <LoadMore query={query} />
    <LoadMore query={{ ...query, isFetchingNextPage: true }} />
    <LoadMore query={{ ...query, hasNextPage: false }} />
  </div>
);

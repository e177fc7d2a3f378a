import type { Meta, StoryFn } from '@storybook/react-vite';
import { Form, Formik } from 'formik';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { SubmitButton } from '..';
import * as fields from '../forms';

export default { title: 'Fields' } satisfies Meta;

const {
  ChoiceList,
  ClockField,
  DayField,
  FieldSet,
  FocusFirstError,
  FormField,
  MomentField,
  PasswordField,
  SelectField,
  StarChoice,
  TextAreaField,
  TextField,
} = fields;
const names = ['name', 'price', 'day', 'moment', 'fuel', 'story', 'password', 'kind', 'stars'];
const empty = { ...Object.fromEntries(names.map((name) => [name, ''])), clock: '10:00' };
const filled = {
  name: 'Ada',
  price: '48',
  day: '2026-12-04',
  moment: '2026-12-04T10:00',
  fuel: 'electric',
  story: 'Quiet and quick.',
  password: 'a long one',
  kind: 'whole',
  stars: '4',
  clock: '10:00',
};
const each = <Value,>(value: Value) => Object.fromEntries(names.map((name) => [name, value]));
const kinds = [
  { value: 'whole', label: 'The whole amount', hint: 'Paid today.' },
  { value: 'half', label: 'Half of it' },
];

function FieldsStory({ values, isWrong = false }: { values: Record<string, string>; isWrong?: boolean }) {
  const form = useRef<HTMLDivElement>(null);
  const errors = isWrong ? each('Please fill this in.') : {};
  return (
    <Formik
      initialValues={values}
      initialErrors={errors}
      initialTouched={each(isWrong)}
      validate={() => errors}
      onSubmit={() => {}}
    >
      {({ submitCount }) => (
        <Form>
          <div ref={form} className="grid max-w-md gap-4">
            <TextField name="name" label="Name" hint="As on your licence." />
            <TextField name="price" label="Price" before="€" after="a day" isOptional />
            <DayField name="day" label="Day" />
            <MomentField name="moment" label="Day and time" />
            <ClockField name="clock" label="Time" />
            <SelectField name="fuel" label="Fuel" options={{ electric: 'Electric', petrol: 'Petrol' }} />
            <TextAreaField name="story" label="About the car" />
            <PasswordField name="password" label="Password" autoComplete="new-password" />
            <ChoiceList legend="What to pay" name="kind" choices={kinds} />
            <StarChoice name="stars" />
            <FormField id="own" label="A control of one’s own" error={undefined}>
              {/* eslint-disable-next-line forms/controls-in-formik -- a control of the story’s own */}
              <input id="own" className="input w-full" />
            </FormField>
            <SubmitButton isBusy={false}>Save</SubmitButton>
            <FocusFirstError form={form} attempts={submitCount} isBusy={false} />
          </div>
        </Form>
      )}
    </Formik>
  );
}

export const Empty = () => <FieldsStory values={empty} />;

export const Filled = () => <FieldsStory values={filled} />;

export const Together = () => (
  <Formik initialValues={empty} onSubmit={() => {}}>
    <Form>
      <FieldSet legend="Time between trips" hint="For cleaning and the handover.">
        <TextField name="name" label="Before a trip" after="minutes" />
        <TextField name="price" label="After a trip" after="minutes" />
      </FieldSet>
    </Form>
  </Formik>
);

export const Wrong: StoryFn = () => <FieldsStory values={empty} isWrong />;
Wrong.play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  const name = canvas.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name).toHaveFocus());
  await expect(name).toHaveAccessibleDescription('Please fill this in. As on your licence.');
};

export const Typed: StoryFn = () => <FieldsStory values={empty} />;
Typed.play = async ({ canvas, userEvent }) => {
  const password = canvas.getByLabelText('Password');
  await userEvent.type(password, 'a long one');
  await expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(canvas.getByRole('button', { name: 'Show characters', pressed: false }));
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('a long one');

  await userEvent.click(canvas.getByRole('radio', { name: /^Half of it/ }));
  await expect(canvas.getByRole('radio', { name: /^Half of it/ })).toBeChecked();
  await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }));
  await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Fuel' }), 'Petrol');
  await expect(canvas.getByRole('combobox', { name: 'Fuel' })).toHaveValue('petrol');
};

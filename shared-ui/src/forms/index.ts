export { ChoiceList, type Choice } from './choice-list';
export { ClockField } from './clock-field';
export { DayField, MomentField, SelectField, TextAreaField, TextField } from './fields';
export { FocusFirstError } from './focus-first-error';
export { FormField } from './form-field';
export { PasswordField } from './password-field';
export { StarChoice } from './star-choice';
export { useDescribedField, type ServerErrors } from './use-described-field';

import { string } from 'yup';

/** A reason that has to be there: some words, not only spaces. */
export const reasonRule = () => string().trim().required('Enter a reason.');

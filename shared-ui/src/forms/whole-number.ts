import { string } from 'yup';

/** Nothing, or a whole number within the limits. */
export const wholeNumber = (sentence: string, min: number, max: number) =>
  string()
    .trim()
    .test('number', sentence, (value) => {
      if (!value) return true;
      return /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
    });

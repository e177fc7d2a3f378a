import { logCaughtError } from './log-caught-error';

const at = { componentStack: 'at CarList' };

it('is in the console, with where it was thrown, when it is a fault of the code', () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const error = new TypeError('cars is undefined');
  logCaughtError(error, at);
  expect(log.mock.calls).toEqual([[error, 'at CarList']]);
});

it('is not in the console when the API refused, which the screen says', () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  logCaughtError(Object.assign(new Error('Down'), { name: 'Refused' }), at);
  expect(log).not.toHaveBeenCalled();
});

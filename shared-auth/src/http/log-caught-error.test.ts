import { logCaughtError } from './log-caught-error';

const at = { componentStack: 'at CarList' };

it('logs a programming error with its place', () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const error = new TypeError('cars is undefined');
  logCaughtError(error, at);
  expect(log.mock.calls).toEqual([[error, 'at CarList']]);
});

it('does not log a refusal of the API', () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  logCaughtError(Object.assign(new Error('Down'), { name: 'Refused' }), at);
  expect(log).not.toHaveBeenCalled();
});

import { translatePage } from '@drove/tooling/jest/translate-page';
import { render, screen } from '@testing-library/react';
import { BusyButton } from './busy-button';
import { FactList } from './fact-list';
import { RetryNotice } from './retry-notice';
import { SubmitButton } from './submit-button';

const doNothing = () => undefined;

it.each([
  [
    'a button that is busy',
    (isBusy: boolean) => (
      <BusyButton isBusy={isBusy} onClick={doNothing}>
        {isBusy ? 'Sending' : 'Send'}
      </BusyButton>
    ),
    'Sending',
  ],
  [
    'the button of a form',
    (isBusy: boolean) => <SubmitButton isBusy={isBusy}>{isBusy ? 'Signing in' : 'Sign in'}</SubmitButton>,
    'Signing in',
  ],
  [
    'a notice that tries again',
    (isBusy: boolean) => (
      <RetryNotice heading="No answer" error={new Error('down')} onRetry={doNothing} isBusy={isBusy} />
    ),
    'Try again',
  ],
  [
    'facts of which one has changed',
    (isChanged: boolean) => (
      <FactList
        facts={[
          { name: 'Price', value: isChanged ? '€50.00' : '€40.00', ...(isChanged && { before: '€40.00' }) },
        ]}
      />
    ),
    '€50.00',
  ],
])('says on a translated page what has changed: %s', (_what, draw, then) => {
  const { container, rerender } = render(draw(false));
  translatePage(container);
  rerender(draw(true));
  expect(screen.getByText(then)).toBeVisible();
  translatePage(container);
  rerender(draw(false));
  expect(container).not.toBeEmptyDOMElement();
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { translatePage } from '@drove/tooling/jest/translate-page';
import { useState } from 'react';
import { Boundary } from './boundary';

/** A button as no lint rule of ours would let it through, beside what the server said when it was mounted. */
function Fragile({ read }: { read: () => string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [answer] = useState(read);
  return (
    <>
      <p>{answer}</p>
      <button type="button" onClick={() => setIsBusy(true)}>
        {isBusy && <i />}Send
      </button>
    </>
  );
}

async function pressOnTranslatedPage(): Promise<void> {
  expectConsoleError('NotFoundError');
  translatePage(document.body);
  // What comes later is translated a moment after it came.
  await act(async () => Promise.resolve());
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

test('mounts a translated page again, once, and then says what is the matter', async () => {
  const answers = ['held', 'paid', 'never read'];
  const { rerender } = render(
    <Boundary path="/pay">
      <Fragile read={() => answers.shift() ?? ''} />
    </Boundary>,
  );
  await pressOnTranslatedPage();
  expect(screen.getByText('paid')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();

  await pressOnTranslatedPage();
  expect(screen.getByRole('alert')).toHaveTextContent(/translat/);
  expect(screen.getByRole('alert')).not.toHaveTextContent(/insertBefore|removeChild|Node/);

  rerender(
    <Boundary path="/help">
      <p>Help</p>
    </Boundary>,
  );
  expect(screen.getByText('Help')).toBeVisible();
});

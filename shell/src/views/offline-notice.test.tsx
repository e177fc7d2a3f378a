import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from './offline-notice';

afterEach(() => jest.restoreAllMocks());

function become(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

it('says that the browser is offline for as long as it is', () => {
  render(<OfflineNotice />);
  expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument();

  become(false);
  expect(screen.getByText('You’re offline. We’ll update this page once you’re connected.')).toBeVisible();

  become(true);
  expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument();
});

it('says so in a page that was opened offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<OfflineNotice />);
  expect(screen.getByText(/^You’re offline/)).toBeVisible();
});

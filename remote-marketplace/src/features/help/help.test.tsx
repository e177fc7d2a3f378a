import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { answer, refusal, startFakeApi } from '@drove/api-client/testing';

startFakeApi();

const support = {
  phone: '+49 30 1234567',
  phone_e164: '+49301234567',
  hours: 'every day',
  email: 'help@cars.test',
};

it('shows the emergency number and the deployment’s own support number', async () => {
  answer('get', 'site', { operator: 'Cars Ltd', support });
  renderRoute(remote, '/help');
  expect(await screen.findByRole('link', { name: 'Call us: +49 30 1234567' })).toHaveAttribute(
    'href',
    'tel:+49301234567',
  );
  expect(screen.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('heading', { name: 'For owners' })).toBeVisible();
});

it('links to the contact form when the API is unavailable', async () => {
  answer('get', 'site', () => refusal(500, 'INTERNAL_ERROR'));
  renderRoute(remote, '/help');
  expect(await screen.findByRole('link', { name: 'Write to us' })).toBeVisible();
});

it.each([
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/imprint', 'imprint'],
])('shows the deployment’s text at %s, and links to the contact form', async (path, page) => {
  const sections = [{ heading: 'Questions', paragraphs: ['For anything else, please contact us.'] }];
  answer('get', `site/pages/${page}`, { title: 'Our own title', sections });
  renderRoute(remote, path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Our own title' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');
});

it('reports a text that could not be loaded', async () => {
  answer('get', 'site/pages/terms', () => refusal(500, 'INTERNAL_ERROR'));
  renderRoute(remote, '/terms');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This page couldn’t be loaded'));
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
});

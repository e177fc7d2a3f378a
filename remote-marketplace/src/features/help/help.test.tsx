import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from 'shared-auth/testing';
import { remote } from '../../routes';
import { answer, refusal, startFakeApi } from 'api-client/testing';

startFakeApi();

const support = { phone: '+49 30 1234567', hours: 'every day', email: 'help@cars.test' };

it('says who to call during a trip, with the deployment’s own number', async () => {
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

it('leads to the form where there is no phone, also while the API is away', async () => {
  answer('get', 'site', () => refusal(500, 'INTERNAL_ERROR'));
  renderRoute(remote, '/help');
  expect(await screen.findByRole('link', { name: 'Write to us' })).toBeVisible();
});

it.each([
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/imprint', 'imprint'],
])('shows at %s what the deployment says, and leads to the contact form', async (path, page) => {
  const sections = [{ heading: 'Questions', paragraphs: ['For anything else, please contact us.'] }];
  answer('get', `site/pages/${page}`, { title: 'Our own title', sections });
  renderRoute(remote, path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Our own title' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');
});

it('says that a text couldn’t be loaded', async () => {
  answer('get', 'site/pages/terms', () => refusal(500, 'INTERNAL_ERROR'));
  renderRoute(remote, '/terms');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This page couldn’t be loaded'));
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RouterErrorView } from './router-error-view';

let isBroken = true;
const Layout = () => {
  if (isBroken) throw new Error('The layout broke');
  return <h1>The dashboard</h1>;
};

function openDashboard() {
  const routes = [
    {
      errorElement: <RouterErrorView />,
      children: [
        { path: '/dashboard', element: <Layout /> },
        { path: '/', element: <h1>Home</h1> },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/dashboard?page=2'] });
  render(<RouterProvider router={router} />);
  return { router, person: userEvent.setup() };
}

beforeEach(() => {
  isBroken = true;
  expectConsoleError('The layout broke');
});

it('explains the error in one sentence, without a stack', () => {
  openDashboard();

  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Unexpected Application Error!The layout brokeTry againGo to the home page$/,
  );
  expect(screen.queryByText(/\bat .*\.tsx/)).not.toBeInTheDocument();
});

it('links to the home page', async () => {
  const { person } = openDashboard();
  await person.click(screen.getByRole('link', { name: 'Go to the home page' }));

  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
});

it('shows the same page again on "Try again", once it works', async () => {
  const { person, router } = openDashboard();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeVisible();
  isBroken = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByRole('heading', { name: 'The dashboard' })).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
});

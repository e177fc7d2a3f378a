import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { fetchRegistry, readInlinedRegistry } from './read-registry';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function aPageWith(registry: string): Document {
  const page = document.implementation.createHTMLDocument();
  const element = page.createElement('script');
  element.id = 'registry';
  element.type = 'application/json';
  element.textContent = registry;
  page.head.append(element);
  return page;
}

const couldNotBeRead = "The list of the app's parts (its registry) could not be read: ";

it('reads the registry that the page carries', () => {
  expect(readInlinedRegistry(aPageWith('{"registryVersion":1,"remotes":[]}'))).toMatchObject({ remotes: [] });
});

it.each([
  ['is cut off', '{"registryVersion":1,', 'it is not complete, or not JSON'],
  ['is empty', '', 'it is not complete, or not JSON'],
  ['lists nothing', 'null', 'it lists no remotes'],
])('says in plain words what is wrong when it %s', (_, registry, reason) => {
  expect(() => readInlinedRegistry(aPageWith(registry))).toThrow(couldNotBeRead + reason);
});

it.each([
  ['cannot be reached', () => HttpResponse.error(), 'the server could not be reached'],
  ['answers 503', () => new HttpResponse(null, { status: 503 }), 'the server answered 503'],
  ['answers a page', () => HttpResponse.html('<h1>Hello</h1>'), 'it is not complete, or not JSON'],
])('says so in plain words when the server %s', async (_, answer, reason) => {
  server.use(http.get('*/registry.json', answer));

  await expect(fetchRegistry()).rejects.toThrow(couldNotBeRead + reason);
});

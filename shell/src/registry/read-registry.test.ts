import { readInlinedRegistry } from './read-registry';

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

it('reads the registry inlined in the page', () => {
  expect(readInlinedRegistry(aPageWith('{"registryVersion":1,"remotes":[]}'))).toMatchObject({ remotes: [] });
});

it.each([
  ['is cut off', '{"registryVersion":1,', 'it is not complete, or not JSON'],
  ['is empty', '', 'it is not complete, or not JSON'],
  ['lists nothing', 'null', 'it lists no remotes'],
])('explains the error when it %s', (_, registry, reason) => {
  expect(() => readInlinedRegistry(aPageWith(registry))).toThrow(couldNotBeRead + reason);
});

import { readConfiguration } from './configuration';

function aPageWith(configuration: string): Document {
  const page = document.implementation.createHTMLDocument();
  const element = page.createElement('script');
  element.id = 'configuration';
  element.type = 'application/json';
  element.textContent = configuration;
  page.head.append(element);
  return page;
}

const read = (configuration: string) => readConfiguration(aPageWith(configuration), 'drove.example');

it('reads known settings of the page, and ignores unknown ones', () => {
  const text = '{"apiBaseUrl":"https://api.example","remoteLoadTimeoutMs":2000,"ofAnotherRelease":[]}';

  expect(read(text)).toMatchObject({ apiBaseUrl: 'https://api.example', remoteLoadTimeoutMs: 2000 });
});

it('takes the identity project of the page whole, and no emulator that was built in', () => {
  const firebase = { apiKey: 'key', authDomain: 'staging.example', projectId: 'staging' };

  expect(read(JSON.stringify({ firebase })).firebase).toEqual({
    ...firebase,
    storageBucket: '',
    emulatorUrl: '',
    signInProviders: [],
  });
});

it('falls back to defaults for an empty page', () => {
  expect(read('  ').overridePrefixes).toEqual([]);
});

it.each([
  ['is cut off', '{"apiBaseUrl":"http://', 'they are not complete, or not JSON'],
  ['is a page', '<h1>Bad gateway</h1>', 'they are not complete, or not JSON'],
  ['is null', 'null', 'they are not a list of settings'],
  ['is a list', '[]', 'they are not a list of settings'],
  ['has a number for an address', '{"apiBaseUrl":5}', 'apiBaseUrl is not an address'],
  ['has an empty address', '{"apiBaseUrl":""}', 'apiBaseUrl is not an address'],
  ['has half an address', '{"identityEmulatorUrl":"http://"}', 'identityEmulatorUrl is not an address'],
  ['has a limit of 0', '{"remoteLoadTimeoutMs":0}', 'remoteLoadTimeoutMs is not a number of milliseconds'],
  ['has a limit in words', '{"remoteLoadTimeoutMs":"2 s"}', 'remoteLoadTimeoutMs is not a number of'],
  [
    'names half a project',
    '{"firebase":{"apiKey":"k","projectId":"p"}}',
    'firebase is not a Firebase project with its apiKey, authDomain and projectId',
  ],
  ['asks for another integrity', '{"integrity":"none"}', 'integrity is not "optional"'],
  ['has one prefix for many', '{"overridePrefixes":"*"}', 'overridePrefixes is not a list of addresses'],
  ['names an origin alone', '{"overridePrefixes":["https://a.example/"]}', 'overridePrefixes is not a list'],
  ['cuts a folder name', '{"overridePrefixes":["https://a.example/bu"]}', 'overridePrefixes is not a list'],
  ['has no hashes', '{"shellFiles":{"main.js":1}}', 'shellFiles is not a list of hashes'],
  ['has null for a setting', '{"telemetryUrl":null}', 'telemetryUrl is not an address'],
])('explains the error when it %s', (_, text, reason) => {
  expect(() => read(text)).toThrow(`The app's settings (its configuration) could not be read: ${reason}`);
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shellPage } from './shell-page';

const html =
  '<head><script type="application/json" id="registry"></script>' +
  '<script id=configuration type="application/json"></script></head>';

describe('The shell’s page', () => {
  it('contains the registry and the configuration as data', () => {
    const page = shellPage(html, { remotes: ['$1', '$&'] }, { apiBaseUrl: 'http://localhost:4400' });
    assert.match(page, /id="registry">\{"remotes":\["\$1","\$&"\]\}<\/script>/);
    assert.match(
      page,
      /id=configuration type="application\/json">\{"apiBaseUrl":"http:\/\/localhost:4400"\}</,
    );
  });

  it('cannot be ended early by its data', () => {
    const page = shellPage(html, { name: '</script><script>alert(1)</script>' }, {});
    assert.doesNotMatch(page, /alert\(1\)<\/script>/);
    assert.equal(page.match(/<script/g)?.length, 2);
  });

  it('is refused when the build has no element for the data', () => {
    assert.throws(() => shellPage('<head></head>', {}, {}), /no script element with the id "registry"/);
  });
});

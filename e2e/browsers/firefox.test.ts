import { findFirefox, firefoxAdvice } from '../../tooling/local/checks/find-firefox';
import { startFirefox } from './firefox';
import { testMainJourneys } from './main-journeys';

const path = findFirefox();

testMainJourneys({
  name: 'Firefox',
  start: path === undefined ? undefined : () => startFirefox(path),
  advice: firefoxAdvice,
  // Once for the file's origin and once for its hash; a style that is none once by its type.
  ownReports:
    /^Cross-Origin Request Blocked|hashes in the integrity attribute match|not loaded because its MIME type/,
});

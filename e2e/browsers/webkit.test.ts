import { findWebKit, webkitAdvice } from '../../tooling/local/checks/find-webkit';
import { testMainJourneys } from './main-journeys';
import { startWebKit } from './webkit';

const programs = findWebKit();

testMainJourneys({
  name: 'WebKit',
  start: programs && (() => startWebKit(programs)),
  advice: webkitAdvice,
  ownReports: /^$/,
});

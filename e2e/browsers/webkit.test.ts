import { findWebKit, webkitAdvice } from '../../federation/local/checks/find-webkit';
import { testMainJourneys } from './main-journeys';
import { startWebKit } from './webkit';

const programs = findWebKit();

testMainJourneys({
  name: 'WebKit',
  start: programs && (() => startWebKit(programs)),
  advice: webkitAdvice,
  ownReports: /^$/,
});

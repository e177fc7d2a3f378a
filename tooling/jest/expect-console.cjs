const { format } = require('node:util');

let seen = [];
let expected = [];

const matches = (text, pattern) =>
  typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
const expectCall = (level) => (pattern) => expected.push({ level, pattern });

function guardConsole() {
  for (const level of ['error', 'warn']) {
    console[level] = (...args) => seen.push({ level, text: format(...args), at: new Error(level).stack });
  }
  beforeEach(() => {
    seen = [];
    expected = [];
  });
  afterEach(() => {
    const wanted = ({ level, text }) => expected.some((e) => e.level === level && matches(text, e.pattern));
    const surplus = seen.filter((call) => !wanted(call));
    const missing = expected.filter(
      (e) => !seen.some((call) => call.level === e.level && matches(call.text, e.pattern)),
    );
    seen = [];
    expected = [];
    const lines = [
      ...surplus.map(({ level, text, at }) => `Unexpected console.${level}: ${text}\n${at}`),
      ...missing.map(
        ({ level, pattern }) => `Expected console.${level} matching ${pattern}, but there was none`,
      ),
    ];
    if (lines.length > 0) throw new Error(lines.join('\n\n'));
  });
}

module.exports = {
  guardConsole,
  expectConsoleError: expectCall('error'),
  expectConsoleWarn: expectCall('warn'),
};

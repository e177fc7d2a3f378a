require('@testing-library/jest-dom');
// Before the guard, so that what unmounting logs still counts against the test that caused it.
require('@testing-library/react');
require('./expect-console.cjs').guardConsole();

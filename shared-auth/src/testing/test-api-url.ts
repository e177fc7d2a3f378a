/** Where the backend is in tests; answered by MSW. */
export const TEST_API_URL = 'http://api.test';

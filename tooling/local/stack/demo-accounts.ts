/** The accounts that the embedded default is filled with; all with the same password. */
export const demoPassword = 'demo-Pass-1';

export const demoAccounts = [
  { email: 'customer@demo.test', what: 'a verified customer' },
  { email: 'new-customer@demo.test', what: 'a customer who is not verified yet' },
  { email: 'owner@demo.test', what: 'a car owner' },
  { email: 'admin@demo.test', what: 'an administrator' },
  { email: 'suspended@demo.test', what: 'a suspended customer' },
  { email: 'both@demo.test', what: 'a customer who hosts, too' },
];

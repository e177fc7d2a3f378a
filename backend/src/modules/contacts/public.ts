export { continuedUnits } from './continued-contact.js';
export { countriesOf } from './countries-of.js';
export { contactKinds, findContacts, hideContacts } from './find-contacts.js';
export { refusedContacts } from './refused-contacts.js';
export { requireNames } from './refused-names.js';

export const allInvoicesLabels = {
  kinds: {
    invoice: 'Invoices',
    creditNote: 'Credit notes',
  },
  recipients: {
    serviceFee: 'Service fees',
    commission: 'Commissions',
  },
  search: 'Invoice number, name or booking code',
  recipient: 'For',
  all: 'All',
  kind: 'Kind',
  failed: 'The invoices couldn’t be loaded',
  noMatchHeading: 'Nothing matches',
  emptyHeading: 'No invoices yet',
  showAll: 'Show all',
  noMatchText: 'Try fewer words or another kind.',
  emptyText: 'Invoices appear a moment after a customer pays for a trip.',
};

export const invoiceRowsLabels = {
  invoice: (what: string) => `Invoice: ${what}`,
  creditNote: (what: string) => `Credit note: ${what}`,
  pdf: 'PDF',
  trip: (code: string) => `of ${code}`,
};

export const myInvoicesLabels = {
  heading: 'Invoices',
  failed: 'Your invoices couldn’t be loaded',
  emptyHeading: 'No invoices yet',
  emptyText: 'You get an invoice for our commission when a customer pays for a trip.',
};

export const taxDetailsFormLabels = {
  form: 'Tax details',
  saved: 'Your tax details are saved.',
  kind: 'Owner type',
  legalName: 'Legal name',
  street: 'Street and number',
  postcode: 'Postcode',
  city: 'City',
  country: 'Country',
  taxNumber: 'Tax identification number',
  taxNumberHint: 'The number your tax office gave you.',
  taxCountry: 'Country of the tax number',
  taxCountryHint: 'If it isn’t the country above.',
  submit: 'Save tax details',
  dateOfBirth: 'Date of birth',
  vatId: 'VAT ID',
  vatIdHint: 'With the letters of its country, such as PT512345678.',
};

export const taxDetailsPanelLabels = {
  failed: 'Your tax details couldn’t be loaded',
  heading: 'Tax details',
  complete: 'Your tax details are complete. They are on your invoices from now on.',
  incomplete: 'Add your tax details. EU law asks us to report what owners earn, with their tax number.',
  missing: (details: string) =>
    `Your tax details are saved, but not complete. Add your ${details}: EU law asks us to report it with what owners earn.`,
  taxNumber: 'tax number',
  dateOfBirth: 'date of birth',
  change: 'Change your tax details',
  enter: 'Enter your tax details',
};

export const taxReportLabels = {
  heading: 'DAC7 report',
  explanation:
    'What owners earned in a year, for the tax authority. The XML has owners with complete tax details. The CSV shows whose details are missing.',
  exportXml: 'Export as XML',
  exportCsv: 'Export as CSV',
};

export const tripInvoicesLabels = {
  heading: 'Invoices',
  failed: 'Your invoices couldn’t be loaded',
  empty: 'Invoices appear here a moment after each payment.',
};

export const yearChoiceLabels = {
  year: 'Year',
};

export const yearlyStatementLabels = {
  heading: 'Yearly statement',
  explanation: 'Your trips of a year: the rental, our commission, your earnings and what was paid to you.',
  download: 'Download PDF',
};

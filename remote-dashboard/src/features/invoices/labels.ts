export const allInvoicesLabels = {
  invoices: 'Invoices',
  creditNotes: 'Credit notes',
  serviceFees: 'Service fees',
  commissions: 'Commissions',
  search: 'Invoice number, name, or number of a trip',
  recipient: 'For',
  all: 'All',
  kind: 'Kind',
  invoicesNotLoaded: 'The invoices couldn’t be loaded',
  nothingMatches: 'Nothing matches',
  noInvoicesYet: 'No invoices yet',
  showAll: 'Show all',
  nothingMatchesText: 'Try fewer words or another kind.',
  noInvoicesYetText: 'Invoices appear a moment after a customer pays for a trip.',
};

export const invoiceRowsLabels = {
  invoice: (what: string) => `Invoice: ${what}`,
  creditNote: (what: string) => `Credit note: ${what}`,
  pdf: 'PDF',
  ofTrip: (code: string) => `of ${code}`,
};

export const myInvoicesLabels = {
  invoices: 'Invoices',
  invoicesNotLoaded: 'Your invoices couldn’t be loaded',
  noInvoicesYet: 'No invoices yet',
  noInvoicesYetText: 'You get an invoice for our commission when a customer pays for a trip.',
};

export const taxDetailsFormLabels = {
  taxDetails: 'Tax details',
  saved: 'Your tax details are saved.',
  whoRentsOut: 'Who rents out',
  legalName: 'Legal name',
  streetAndNumber: 'Street and number',
  postcode: 'Postcode',
  city: 'City',
  country: 'Country',
  taxIdentificationNumber: 'Tax identification number',
  taxIdentificationNumberHint: 'The number your tax office gave you.',
  countryOfTheTaxNumber: 'Country of the tax number',
  countryOfTheTaxNumberHint: 'If it isn’t the country above.',
  saveTaxDetails: 'Save tax details',
  dateOfBirth: 'Date of birth',
  vatId: 'VAT ID',
  vatIdHint: 'With the letters of its country, such as PT512345678.',
};

export const taxDetailsPanelLabels = {
  taxDetailsNotLoaded: 'Your tax details couldn’t be loaded',
  taxDetails: 'Tax details',
  complete: 'Your tax details are complete. They are on your invoices from now on.',
  incomplete: 'Add your tax details. EU law asks us to report what owners earn, with their tax number.',
  changeYourTaxDetails: 'Change your tax details',
  enterYourTaxDetails: 'Enter your tax details',
};

export const taxReportLabels = {
  dac7Report: 'DAC7 report',
  explanation:
    'What owners earned in a year, for the tax authority. The XML has owners with complete tax details. The CSV shows whose details are missing.',
  exportAsXml: 'Export as XML',
  exportAsCsv: 'Export as CSV',
};

export const tripInvoicesLabels = {
  invoices: 'Invoices',
  invoicesNotLoaded: 'Your invoices couldn’t be loaded',
  noInvoicesYet: 'Invoices appear here a moment after each payment.',
};

export const yearChoiceLabels = {
  year: 'Year',
};

export const yearlyStatementLabels = {
  yearlyStatement: 'Yearly statement',
  explanation: 'Your trips of a year: the rental, our commission, your earnings and what was paid to you.',
  downloadPdf: 'Download PDF',
};

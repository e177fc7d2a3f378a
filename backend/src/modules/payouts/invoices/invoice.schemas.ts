import { Type, type Static } from 'typebox';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { vatTreatments } from './invoices.tables.js';

const uuid = Type.String({ format: 'uuid' });

export const InvoiceSchema = Type.Object(
  {
    invoice_uuid: uuid,
    code: Type.String({ description: 'The number that is printed on it.' }),
    kind: Type.Enum(['invoice', 'credit_note']),
    about: Type.Enum(['service_fee', 'commission']),
    corrects: Type.Union([Type.String(), Type.Null()], {
      description: 'Of a credit note: the code of its invoice.',
    }),
    reservation_uuid: uuid,
    car: Type.String(),
    recipient: Type.String(),
    seller: Type.String(),
    issued_at: Type.String({ format: 'date-time' }),
    net: MoneyRef,
    vat: MoneyRef,
    total: MoneyRef,
    vat_bps: Type.Integer({ description: 'The rate, in basis points.' }),
    vat_country: Type.String(),
    vat_treatment: Type.Enum([...vatTreatments], {
      description: '`reverse_charge`: the recipient owes the VAT where they are.',
    }),
  },
  { $id: 'Invoice', additionalProperties: false },
);
export type InvoiceBody = Static<typeof InvoiceSchema>;

export const InvoicesPage = Type.Object(
  {
    invoices: Type.Array(Type.Unsafe<InvoiceBody>({ $ref: 'Invoice#' })),
    has_more: Type.Boolean(),
    next_cursor: Type.Union([Type.String(), Type.Null()]),
  },
  { additionalProperties: false },
);

const pages = {
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 24 })),
};

export const MyInvoicesQuery = Type.Object(
  { reservation_uuid: Type.Optional(uuid), ...pages },
  { additionalProperties: false },
);

export const AllInvoicesQuery = Type.Object(
  {
    about: Type.Optional(Type.Enum(['service_fee', 'commission'])),
    kind: Type.Optional(Type.Enum(['invoice', 'credit_note'])),
    query: Type.Optional(
      Type.String({ maxLength: 100, description: 'A code, a name, or a trip’s booking code or id.' }),
    ),
    ...pages,
  },
  { additionalProperties: false },
);

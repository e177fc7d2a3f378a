import { Type, type Static } from 'typebox';
import { Line } from '../../../platform/http/text.schemas.js';
import { calendarDayPattern } from '../../../platform/time/local-time.js';

const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const country = (title: string) => Type.String({ title, pattern: '^[A-Z]{2}$', description: 'ISO 3166.' });
const number = (title: string) =>
  Type.String({ title, minLength: 4, maxLength: 30, pattern: '^[A-Za-z0-9 ./\\-]+$' });

export const TaxDetailsRequest = Type.Object(
  {
    kind: Type.Enum(['person', 'business'], { title: 'Owner type' }),
    legal_name: Line('Legal name', 100),
    street: Line('Street and number', 100),
    zip_code: Line('Postcode', 20),
    city: Line('City', 100),
    country_code: country('Country'),
    is_small_business: Type.Boolean({
      description: 'Exempt from VAT because the business is small; never of a person.',
    }),
    vat_id: Nullable(number('VAT ID')),
    tax_id: Nullable(number('Tax identification number')),
    tax_id_country_code: Nullable(country('Country of the tax number')),
    date_of_birth: Nullable(Type.String({ title: 'Date of birth', pattern: calendarDayPattern })),
  },
  { additionalProperties: false },
);
export type TaxDetailsInput = Static<typeof TaxDetailsRequest>;

export const TaxDetailsResponse = Type.Object(
  {
    details: Nullable(Type.Object(TaxDetailsRequest.properties, { additionalProperties: false })),
    is_complete: Type.Boolean({ description: 'Nothing is missing of what is reported to tax authorities.' }),
  },
  { additionalProperties: false },
);

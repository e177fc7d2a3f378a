import { explainRefusal } from '@drove/api-client';
import { useFormikContext } from 'formik';
import { toast } from 'react-hot-toast';
import { SelectField, DayField, TextField } from '@drove/shared-ui/forms';
import { useSaveTaxDetails, type TaxDetails } from './api/tax-details';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { taxDetailsFormLabels } from './labels';
import {
  countries,
  kinds,
  taxDetailsSchema,
  toTaxDetails,
  toValues,
  type TaxDetailsValues,
} from './tax-details-form.values';

const names = Object.keys(toValues(null));
const fieldOf = Object.fromEntries(names.map((name) => [name, name]));

/** Who rents out: name and address for invoices, numbers for tax authorities. */
export function TaxDetailsForm({ details }: { details: TaxDetails | null }) {
  const save = useSaveTaxDetails();
  return (
    <DataForm
      label={taxDetailsFormLabels.form}
      className="mt-4 grid gap-4 sm:grid-cols-2"
      initialValues={toValues(details)}
      schema={taxDetailsSchema}
      explain={(error) =>
        explainRefusal<'PUT /owner/tax-details'>(error, fieldOf, { VALUE_NOT_ALLOWED: null })
      }
      onSend={(values) => save.mutateAsync(toTaxDetails(values))}
      onSent={() => toast.success(taxDetailsFormLabels.saved)}
    >
      <div className="sm:col-span-2">
        <SelectField name="kind" label={taxDetailsFormLabels.kind} options={kinds} />
      </div>
      <TextField
        name="legal_name"
        label={taxDetailsFormLabels.legalName}
        autoComplete="name"
        maxLength={100}
      />
      <TextField
        name="street"
        label={taxDetailsFormLabels.street}
        autoComplete="address-line1"
        maxLength={100}
      />
      <TextField
        name="zip_code"
        label={taxDetailsFormLabels.postcode}
        autoComplete="postal-code"
        maxLength={20}
      />
      <TextField
        name="city"
        label={taxDetailsFormLabels.city}
        autoComplete="address-level2"
        maxLength={100}
      />
      <SelectField name="country_code" label={taxDetailsFormLabels.country} options={countries} />
      <ByKind />
      <TextField
        name="tax_id"
        label={taxDetailsFormLabels.taxNumber}
        hint={taxDetailsFormLabels.taxNumberHint}
        isOptional
        autoComplete="off"
        maxLength={30}
      />
      <SelectField
        name="tax_id_country_code"
        label={taxDetailsFormLabels.taxCountry}
        hint={taxDetailsFormLabels.taxCountryHint}
        isOptional
        options={countries}
      />
      <div className="sm:col-span-2">
        <DataFormButtons action={taxDetailsFormLabels.submit} />
      </div>
    </DataForm>
  );
}

/** A person has a date of birth, a business may have a VAT ID. */
function ByKind() {
  const { values } = useFormikContext<TaxDetailsValues>();
  if (values.kind === 'person') {
    return (
      <DayField
        name="date_of_birth"
        label={taxDetailsFormLabels.dateOfBirth}
        isOptional
        autoComplete="bday"
      />
    );
  }
  return (
    <TextField
      name="vat_id"
      label={taxDetailsFormLabels.vatId}
      hint={taxDetailsFormLabels.vatIdHint}
      isOptional
      autoComplete="off"
      maxLength={30}
    />
  );
}

import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { parseDay } from '../../../platform/time/local-time.js';
import { requireNames } from '../../contacts/public.js';
import type { User } from '../../people/public.js';
import { saveTaxDetails } from './tax-details.repository.js';
import type { TaxDetailsInput } from './tax-details.schemas.js';
import type { TaxDetails } from './tax-details.table.js';
import { normalizeTaxId, normalizeVatId } from './tax-numbers.js';

const sentences = {
  vat_id: 'This VAT ID is not right. Begin with the two letters of its country, such as PT512345678.',
  tax_id: 'This tax number is not right for its country. Please check it for a mistyped digit.',
  tax_id_country_code: 'Choose the country that gave you the tax number.',
  date_of_birth: 'Enter a date of birth in the past.',
};

/**
 * Keeps what an owner says of themselves for taxes: numbers checked by their check digits and their country's form, all of it
 * encrypted. What does not go with a person or a business is left out.
 *
 * @throws Problem 422 VALUE_NOT_ALLOWED
 */
export async function saveOwnTaxDetails(
  { database, bankDetails, now }: Pick<Deps, 'database' | 'bankDetails' | 'now'>,
  { uuid: ownerUuid }: User,
  given: TaxDetailsInput,
): Promise<void> {
  requireNames({ legal_name: given.legal_name });
  const details = readTaxDetails(given, now());
  await database.transaction().execute(async (transaction) => {
    await saveTaxDetails(transaction, bankDetails, ownerUuid, details, now());
    await recordAudit(transaction, {
      actorUuid: ownerUuid,
      subject: { type: 'user', uuid: ownerUuid },
      action: 'user.tax_details_changed',
      after: { kind: details.kind, country_code: details.country_code },
      at: now(),
    });
  });
}

function readTaxDetails(given: TaxDetailsInput, now: Date): TaxDetails {
  const isBusiness = given.kind === 'business';
  const vat_id = given.vat_id === null ? null : normalizeVatId(given.vat_id);
  const { tax_id_country_code: country } = given;
  if (given.tax_id !== null && country === null) throw refused('tax_id_country_code');
  const tax_id = given.tax_id === null ? null : normalizeTaxId(given.tax_id, country ?? '', given.kind);
  if (vat_id === undefined) throw refused('vat_id');
  if (tax_id === undefined) throw refused('tax_id');
  const birth = isBusiness ? null : given.date_of_birth;
  const day = birth === null ? undefined : parseDay(birth);
  if (
    birth !== null &&
    (day === undefined || day.toString() >= now.toISOString().slice(0, 10) || day.year < 1900)
  ) {
    throw refused('date_of_birth');
  }
  return {
    ...given,
    vat_id,
    tax_id,
    date_of_birth: birth,
    tax_id_country_code: tax_id === null ? null : country,
    is_small_business: isBusiness && given.is_small_business,
  };
}

/** Whether nothing is missing of what is reported to tax authorities (DAC7). */
export function isCompleteForReport(details: TaxDetails | undefined): boolean {
  return details !== undefined && missingForReport(details).length === 0;
}

/** What is missing of it in details that were saved: the number, or of a person the date of birth. */
export function missingForReport({ kind, tax_id, date_of_birth }: TaxDetails): MissingDetail[] {
  const missing: MissingDetail[] = tax_id === null ? ['tax_id'] : [];
  return kind === 'business' || date_of_birth !== null ? missing : [...missing, 'date_of_birth'];
}

export type MissingDetail = 'tax_id' | 'date_of_birth';

function refused(field: keyof typeof sentences): Problem {
  const sentence = sentences[field];
  return new Problem(422, 'VALUE_NOT_ALLOWED', sentence, { fields: { [field]: sentence } });
}

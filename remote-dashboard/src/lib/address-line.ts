interface Address {
  street: string;
  zip_code: string;
  city: string;
  region?: string;
}

/** An address in one line; empty for a customer who has not given it yet. */
export function addressLine({ street, zip_code: zipCode, city, region }: Address): string {
  return [street, `${zipCode} ${city}`.trim(), region].filter(Boolean).join(', ');
}

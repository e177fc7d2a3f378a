/** What a person's verified documents say; their licence is valid for years to come. */
export function verifiedFacts(now: Date) {
  const yearsOn = (years: number) =>
    new Date(Date.UTC(now.getUTCFullYear() + years, 4, 31)).toISOString().slice(0, 10);
  return { date_of_birth: '1988-04-12', licence_expires_on: yearsOn(6), identity_expires_on: yearsOn(4) };
}

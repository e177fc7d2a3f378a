interface PhoneNumberProps {
  /** As its person wrote it. */
  typed: string;
  /** What every network dials; null where that cannot be read, and nothing can be called. */
  e164: string | null;
}

/** A telephone number, to be called where it can be. */
export function PhoneNumber({ typed, e164 }: PhoneNumberProps) {
  if (e164 === null) return <bdi translate="no">{typed}</bdi>;
  return (
    <a href={`tel:${e164}`} className="link" translate="no">
      <bdi>{typed}</bdi>
    </a>
  );
}

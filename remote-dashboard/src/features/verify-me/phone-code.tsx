import { useQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { useEffect, useState } from 'react';
import { ContactText } from '@drove/shared-ui';
import { formatInstant } from '@drove/shared-ui/formats';
import type { DocumentKind } from '../../lib/verification-labels';
import { myVerificationOptions, useMakePhoneLink, type MyDocument } from './api/my-verification';
import { phoneCodeLabels } from './labels';
import { QrCode } from './qr-code';
import { phoneLinkMessage } from './send.messages';

export interface PhoneCodeProps {
  kind: DocumentKind;
  /** The one that there is already. */
  document: MyDocument | undefined;
  onArrived: () => void;
}

/** How often to look whether the picture has come. */
const lookAgainMs = 3000;

/** The code by which a phone opens the camera for a document; made anew each time, for fifteen minutes. */
export function PhoneCode({ kind, document, onArrived }: PhoneCodeProps) {
  const { data: link, mutate: make, error, isPending } = useMakePhoneLink(kind);
  useEffect(() => make(), [make]);
  const [before] = useState(document?.document_uuid);
  const { data } = useQuery({ ...myVerificationOptions(useApi()), refetchInterval: lookAgainMs });
  const now = data?.documents.find((each) => each.kind === kind)?.document_uuid;
  const hasArrived = now !== undefined && now !== before;
  useEffect(() => {
    if (hasArrived) onArrived();
  }, [hasArrived, onArrived]);

  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p>{phoneCodeLabels.scan}</p>
      {isPending && <p role="status">{phoneCodeLabels.making}</p>}
      <p role="alert" className="text-error empty:hidden">
        <ContactText>{error ? phoneLinkMessage(error) : ''}</ContactText>
      </p>
      {link && (
        <>
          <QrCode text={link.url} title={phoneCodeLabels.code} />
          <p className="text-sm text-base-content/80">
            {phoneCodeLabels.expires(formatInstant(link.expires_at))}
          </p>
          <p className="text-sm wrap-anywhere">
            <span>{`${phoneCodeLabels.link} `}</span>
            <a href={link.url} className="link" target="_blank" rel="noreferrer">
              {link.url}
            </a>
          </p>
        </>
      )}
      <button
        type="button"
        className="btn btn-outline btn-sm"
        aria-disabled={isPending}
        onClick={() => make()}
      >
        {phoneCodeLabels.again}
      </button>
    </div>
  );
}

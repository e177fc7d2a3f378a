import { useQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { useId, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ContactText } from '@drove/shared-ui';
import { sendableFile } from '@drove/shared-ui/files';
import { MessagePage } from '@drove/shared-ui/message-page';
import { documentNames, type DocumentKind } from '../../lib/verification-labels';
import { documentObjections } from '../../lib/document-objections.messages';
import { Icon } from '../../ui/icon';
import { loadScaler } from '../../ui/load-scaler';
import { phoneLinkOptions, useUploadByPhone } from './api/phone-upload';
import { phoneUploadLabels as labels } from './labels';
import { phoneUploadMessage } from './phone-upload.messages';

/** What a phone shows that has followed the code on a computer: the camera, and whether the picture has arrived. */
export function PhoneUpload() {
  const { token = '' } = useParams();
  const link = useQuery(phoneLinkOptions(useApi(), token));
  if (link.data) return <Camera key={token} token={token} kind={link.data.kind} />;
  if (link.isError) {
    return (
      <MessagePage
        heading={labels.closedHeading}
        ways={
          <Link to="/" className="btn btn-outline">
            {labels.toHome}
          </Link>
        }
      >
        <p>{phoneUploadMessage(link.error)}</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage heading={labels.loading} ways={null}>
      <span aria-hidden="true" className="loading loading-spinner" />
    </MessagePage>
  );
}

function Camera({ token, kind }: { token: string; kind: DocumentKind }) {
  const id = useId();
  const upload = useUploadByPhone(token);
  const [objection, setObjection] = useState('');
  const isSelfie = kind === 'selfie';
  const name = documentNames[kind];
  const error = objection || (upload.isError ? phoneUploadMessage(upload.error) : '');

  async function send(file: File | undefined) {
    if (!file || upload.isPending) return;
    setObjection('');
    upload.reset();
    const checked = await sendableFile(file, ['jpeg', 'png', 'webp'], loadScaler);
    if ('file' in checked) upload.mutate(checked.file);
    else {
      setObjection(documentObjections[checked.objection === 'unknown' ? 'noPicture' : checked.objection]);
    }
  }

  if (upload.isSuccess) {
    return (
      <MessagePage heading={labels.sentHeading} ways={null}>
        <p role="status">{labels.sent}</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      heading={labels.heading(name)}
      ways={
        <label className="btn relative btn-primary focus-within:outline-2 focus-within:outline-offset-2 max-sm:w-full">
          <Icon name="camera" />
          <span aria-hidden="true">{error ? labels.again : labels.photograph}</span>
          <input
            type="file"
            accept="image/*"
            capture={isSelfie ? 'user' : 'environment'}
            aria-label={`${labels.photograph}: ${name}`}
            aria-describedby={`${id}-hint ${id}-error`}
            disabled={upload.isPending}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              void send(target.files?.[0]);
              // The same file can be chosen again after it failed.
              target.value = '';
            }}
          />
        </label>
      }
    >
      <p id={`${id}-hint`}>{isSelfie ? labels.selfie : labels.flat}</p>
      <p role="status" className="empty:hidden">
        {upload.isPending ? labels.sending : ''}
      </p>
      <p id={`${id}-error`} role="alert" className="font-medium text-error empty:hidden">
        <ContactText>{error}</ContactText>
      </p>
    </MessagePage>
  );
}

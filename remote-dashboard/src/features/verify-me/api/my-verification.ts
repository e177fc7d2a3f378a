import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { type Answer, type Api, type RequestOf, useApi } from '@drove/api-client';
import { withUploadProgress } from '@drove/shared-auth';
import type { DocumentKind } from '../../../lib/verification-labels';
import { keepDocument } from '../../../api/documents';

export type MyVerification = Answer<'GET /my/verification'>;
export type VerificationFacts = RequestOf<'PATCH /my/verification'>;
export type ProfileChanges = RequestOf<'PATCH /my/account'>;
export type MyDocument = MyVerification['documents'][number];

/** Where the signed-in person stands, what they have sent or are about to, and what is missing. */
export function myVerificationOptions(api: Api) {
  return queryOptions({
    queryKey: ['my', 'verification'],
    queryFn: ({ signal }) => api.get('/my/verification', { signal }),
  });
}

function keep(queryClient: QueryClient, api: Api, answer: MyVerification) {
  const { queryKey } = myVerificationOptions(api);
  queryClient.setQueryData(queryKey, answer);
  // Two documents may be sent at once, and the first answer may come last.
  return queryClient.invalidateQueries({ queryKey });
}

interface Upload {
  file: File;
  /** Told how much of the file has been sent, from 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Sends one document, in place of the one of its kind that there is; what was sent is shown without asking for it. */
export function useAddMyDocument(kind: DocumentKind) {
  const api = useApi();
  const queryClient = useQueryClient();
  return async ({ file, onProgress, signal }: Upload) => {
    const answer = await api.post('/my/verification/documents/{kind}', {
      path: { kind },
      form: { document: file },
      signal,
      ...withUploadProgress(onProgress),
    });
    const added = answer.documents.find((document) => document.kind === kind);
    if (added) keepDocument(queryClient, api, added.document_uuid, file);
    await keep(queryClient, api, answer);
  };
}

/** Makes the link by which a phone uploads a document. */
export function useMakePhoneLink(kind: DocumentKind) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.post('/my/verification/documents/{kind}/phone-link', { path: { kind } }),
  });
}

/** Takes a document out of what is about to be sent. */
export function useRemoveMyDocument(kind: DocumentKind) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete('/my/verification/documents/{kind}', { path: { kind } }),
    onSuccess: (answer) => keep(queryClient, api, answer),
  });
}

/** Saves gender and address, which are the account's. */
export function useSaveMyProfile() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: ProfileChanges) => api.patch('/my/account', { json }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['my', 'account'] }),
  });
}

/** Saves what is said beside the documents; what is not named stays. Answers what is still missing. */
export function useSaveMyFacts() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: VerificationFacts) => api.patch('/my/verification', { json }),
    onSuccess: (answer) => keep(queryClient, api, answer),
  });
}

/** Sends all of it to be looked at. */
export function useSubmitMyVerification() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/my/verification/submit'),
    onSuccess: (answer) => keep(queryClient, api, answer),
  });
}

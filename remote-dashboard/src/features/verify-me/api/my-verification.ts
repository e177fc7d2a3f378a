import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, type RequestOf } from 'api-client';
import { useApiClient, withUploadProgress, type ApiClient } from 'shared-auth';
import type { DocumentKind } from '../../../lib/verification-labels';
import { keepDocument } from '../../../api/documents';

export type MyVerification = Answer<'readMyVerification'>;
export type VerificationFacts = RequestOf<'saveMyVerification'>;
export type MyDocument = MyVerification['documents'][number];

/** Where the signed-in person stands, what they have sent or are about to, and what is missing. */
export function myVerificationOptions(api: ApiClient) {
  return queryOptions({
    queryKey: ['my', 'verification'],
    queryFn: ({ signal }) => answerOf<MyVerification>(api.get('my/verification', { signal })),
  });
}

function keep(queryClient: QueryClient, api: ApiClient, answer: MyVerification) {
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
  const api = useApiClient();
  const queryClient = useQueryClient();
  return async ({ file, onProgress, signal }: Upload) => {
    const body = new FormData();
    body.set('document', file, file.name);
    const answer = await answerOf<Answer<'addMyDocument'>>(
      api.post(`my/verification/documents/${kind}`, {
        body,
        signal,
        // The browser says itself how the form is sent.
        headers: { 'content-type': undefined },
        ...withUploadProgress(onProgress),
      }),
    );
    const added = answer.documents.find((document) => document.kind === kind);
    if (added) keepDocument(queryClient, api, added.document_uuid, file);
    await keep(queryClient, api, answer);
  };
}

/** Takes a document out of what is about to be sent. */
export function useRemoveMyDocument(kind: DocumentKind) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      // Every request says that it sends JSON, and an empty body is none.
      answerOf<MyVerification>(api.delete(`my/verification/documents/${kind}`, { json: {} })),
    onSuccess: (answer) => keep(queryClient, api, answer),
  });
}

/** Saves what is said beside the documents; what is not named stays. Answers what is still missing. */
export function useSaveMyFacts() {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: VerificationFacts) => answerOf<MyVerification>(api.patch('my/verification', { json })),
    onSuccess: (answer) => keep(queryClient, api, answer),
  });
}

/** Sends all of it to be looked at. */
export function useSubmitMyVerification() {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf<MyVerification>(api.post('my/verification/submit', { json: {} })),
    onSuccess: (answer) => keep(queryClient, api, answer),
  });
}

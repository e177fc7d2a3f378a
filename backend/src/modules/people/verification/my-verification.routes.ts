import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import {
  documentForm,
  documentRefusals,
  receiveDocument,
  takeDocuments,
} from '../documents/receive-document.js';
import type { App } from '../../../platform/http/app-types.js';
import {
  currentUser,
  requireActive,
  requireConfirmedEmail,
  requirePermission,
} from '../users/require-user.js';
import { addDocument, removeDocument, saveFacts } from './edit-my-verification.js';
import { toMyVerification } from './my-verification-body.js';
import {
  DocumentKindSchema,
  MyVerificationRef,
  MyVerificationSchema,
  VerificationDocumentSchema,
  VerificationFacts,
} from './my-verification.schemas.js';
import { submitVerification } from './submit-verification.js';

const security = [{ idToken: [] }];
const isRenter = requirePermission('rent');
const mayChange = [isRenter, requireActive];
const KindParams = Type.Object({ kind: DocumentKindSchema });
const response = { 200: MyVerificationRef };

/** Being verified, for the person themselves: what they say, what they show, and sending it. */
export function myVerificationRoutes(app: App, deps: Deps): void {
  app.addSchema(VerificationDocumentSchema);
  app.addSchema(MyVerificationSchema);

  app.get(
    '/my/verification',
    {
      preHandler: isRenter,
      schema: {
        operationId: 'readMyVerification',
        description:
          'The caller’s verification: its status, the facts and documents of the latest attempt, what is missing, and the decisions so far.',
        security,
        response: { 200: MyVerificationRef },
      },
    },
    async (request) => await toMyVerification(deps, currentUser(request)),
  );

  app.patch(
    '/my/verification',
    {
      preHandler: mayChange,
      config: { costs: [], refuses: ['VALUE_NOT_ALLOWED', 'MOVE_NOT_ALLOWED'] },
      schema: {
        operationId: 'saveMyVerification',
        description:
          'Saves the named facts in the caller’s draft, which begins with what was submitted last. Not possible under review.',
        security,
        body: VerificationFacts,
        response,
      },
    },
    async (request) => {
      await saveFacts(deps, currentUser(request), request.body);
      return await toMyVerification(deps, currentUser(request));
    },
  );

  app.delete(
    '/my/verification/documents/:kind',
    {
      preHandler: mayChange,
      config: { costs: [], refuses: ['MOVE_NOT_ALLOWED'] },
      schema: {
        operationId: 'removeMyDocument',
        description:
          'Removes the document of this kind from the caller’s draft, and deletes its file if no earlier attempt has it.',
        security,
        params: KindParams,
        response,
      },
    },
    async (request) => {
      await removeDocument(deps, currentUser(request), request.params.kind);
      return await toMyVerification(deps, currentUser(request));
    },
  );

  app.post(
    '/my/verification/submit',
    {
      preHandler: [...mayChange, requireConfirmedEmail],
      config: { costs: [], refuses: ['MOVE_NOT_ALLOWED', 'VERIFICATION_INCOMPLETE'] },
      schema: {
        operationId: 'submitMyVerification',
        description:
          'Submits the caller’s draft for review by an administrator, and locks it until the decision; who is verified stays so meanwhile. VERIFICATION_INCOMPLETE names what is missing.',
        security,
        response,
      },
    },
    async (request) => await toMyVerification(deps, await submitVerification(deps, currentUser(request))),
  );

  void app.register((scope: App) => uploadRoute(scope, deps));
}

/** Apart from the others, because only here may a body be anything but JSON. */
async function uploadRoute(app: App, deps: Deps): Promise<void> {
  const { limit, ...options } = await takeDocuments(app);
  app.post(
    '/my/verification/documents/:kind',
    {
      ...options,
      preHandler: [...mayChange, limit],
      config: { costs: [], refuses: ['MOVE_NOT_ALLOWED', ...documentRefusals] },
      schema: {
        operationId: 'addMyDocument',
        description:
          'Uploads a document for the caller’s draft, in place of the one of its kind: JPEG, PNG, WebP or, except for the photo of oneself, PDF, recognised by its content. It is stored privately and read only through links.',
        security,
        consumes: ['multipart/form-data'],
        params: KindParams,
        body: documentForm,
        response: { 201: MyVerificationRef },
      },
    },
    async (request, reply) => {
      const file = await receiveDocument(request);
      await addDocument(deps, currentUser(request), request.params.kind, file);
      return await reply.code(201).send(await toMyVerification(deps, currentUser(request)));
    },
  );
}

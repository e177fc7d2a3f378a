import { Type, type Static } from 'typebox';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { Problem } from '../../../platform/http/problem.js';
import { Line, Text } from '../../../platform/http/text.schemas.js';
import { currentUser, requireActive, requirePermission } from '../../people/public.js';
import { requireThread } from '../threads/send-message.js';
import { fillTemplate, requireKnownFields } from './fill-template.js';
import {
  deleteTemplate,
  insertTemplate,
  readTemplates,
  updateTemplate,
} from './message-templates.repository.js';
import { templateSchedules, type MessageTemplate } from './message-templates.table.js';
import { readTemplateFacts } from './template-facts.repository.js';

const uuid = Type.String({ format: 'uuid' });
const schedule = Type.Union([Type.Enum([...templateSchedules]), Type.Null()], {
  description: 'When it is sent by itself for each trip; null: never.',
});
const facts = { name: Line('Name', 60), text: Text('Text', 2_000), schedule };
const TemplateRequest = Type.Object(facts, { additionalProperties: false });
const TemplateChanges = Type.Partial(TemplateRequest);
const TemplateSchema = Type.Object({ template_uuid: uuid, ...facts }, { additionalProperties: false });
type TemplateBody = Static<typeof TemplateSchema>;

const reading = requirePermission('host');
const preHandler = [reading, requireActive];
const security = [{ idToken: [] }];
const params = Type.Object({ template_uuid: Type.String() });
/** Among more, none is found again. */
const mostTemplates = 50;

const templateNotFound = () => new Problem(404, 'TEMPLATE_NOT_FOUND', 'This saved text has been deleted.');

const toTemplate = ({ uuid: template_uuid, name, text, schedule: at }: MessageTemplate): TemplateBody => ({
  template_uuid,
  name,
  text,
  schedule: at,
});

/** Texts that owners write again and again, with fields that are filled in. */
export function templateRoutes(app: App, { database, now }: Deps): void {
  app.get(
    '/my/message-templates',
    {
      preHandler: reading,
      schema: {
        operationId: 'listMyTemplates',
        description: 'The caller’s saved texts, the oldest first.',
        security,
        response: {
          200: Type.Object({ templates: Type.Array(TemplateSchema) }, { additionalProperties: false }),
        },
      },
    },
    async (request) => ({
      templates: (await readTemplates(database, currentUser(request).uuid)).map(toTemplate),
    }),
  );

  app.post(
    '/my/message-templates',
    {
      preHandler,
      config: { costs: [], refuses: ['VALUE_NOT_ALLOWED', 'TOO_MANY_TEMPLATES'] },
      schema: {
        operationId: 'addMyTemplate',
        description:
          'Saves a text with fields {first_name}, {car}, {pick_up_time} and {address}. With a schedule it is sent by itself for each trip from then on.',
        security,
        body: TemplateRequest,
        response: { 201: TemplateSchema },
      },
    },
    async (request, reply) => {
      const { uuid: user_uuid } = currentUser(request);
      requireKnownFields(request.body.text);
      if ((await readTemplates(database, user_uuid)).length >= mostTemplates) {
        const sentence = `You have ${mostTemplates} saved texts. Delete one to save another.`;
        throw new Problem(409, 'TOO_MANY_TEMPLATES', sentence);
      }
      const saved = await insertTemplate(database, { ...request.body, user_uuid, created_at: now() });
      return await reply.code(201).send(toTemplate(saved));
    },
  );

  app.patch(
    '/my/message-templates/:template_uuid',
    {
      preHandler,
      config: { costs: [], refuses: ['VALUE_NOT_ALLOWED', 'TEMPLATE_NOT_FOUND'] },
      schema: {
        operationId: 'changeMyTemplate',
        description: 'Changes what is named of one of the caller’s saved texts.',
        security,
        params,
        body: TemplateChanges,
        response: { 200: TemplateSchema },
      },
    },
    async (request) => {
      const own = { uuid: request.params.template_uuid, userUuid: currentUser(request).uuid };
      if (request.body.text !== undefined) requireKnownFields(request.body.text);
      const changed =
        isUuid(own.uuid) && Object.keys(request.body).length > 0
          ? await updateTemplate(database, own, request.body)
          : undefined;
      if (changed === undefined) throw templateNotFound();
      return toTemplate(changed);
    },
  );

  app.delete(
    '/my/message-templates/:template_uuid',
    {
      preHandler,
      config: { costs: [], refuses: ['TEMPLATE_NOT_FOUND'] },
      schema: {
        operationId: 'deleteMyTemplate',
        description: 'Deletes one of the caller’s saved texts; nothing is sent by it any more.',
        security,
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const own = { uuid: request.params.template_uuid, userUuid: currentUser(request).uuid };
      if (!isUuid(own.uuid) || !(await deleteTemplate(database, own))) throw templateNotFound();
      return await reply.code(204).send(null);
    },
  );

  app.post(
    '/my/threads/:thread_uuid/fill-template',
    {
      preHandler: reading,
      config: { costs: [], refuses: ['THREAD_NOT_FOUND', 'TEMPLATE_NOT_FOUND'] },
      schema: {
        operationId: 'fillTemplate',
        description:
          'One of the caller’s saved texts with what is known of a conversation filled in; nothing is sent or kept.',
        security,
        params: Type.Object({ thread_uuid: Type.String() }),
        body: Type.Object({ template_uuid: uuid }, { additionalProperties: false }),
        response: { 200: Type.Object({ text: Type.String() }, { additionalProperties: false }) },
      },
    },
    async (request) => {
      const user = currentUser(request);
      const thread = await requireThread(database, user, request.params.thread_uuid);
      const templates = await readTemplates(database, user.uuid);
      const chosen = templates.find((template) => template.uuid === request.body.template_uuid);
      if (chosen === undefined) throw templateNotFound();
      return { text: fillTemplate(chosen.text, await readTemplateFacts(database, thread.uuid)) };
    },
  );
}

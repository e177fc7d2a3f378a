import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, type Api } from '@drove/api-client';
import { type MessageTemplate } from './messages-api';

const templatesKey = ['message templates'] as const;

/** The texts that an owner has saved. */
export function templatesOptions(api: Api) {
  return queryOptions({
    queryKey: templatesKey,
    queryFn: async ({ signal }) => {
      const path = '/my/message-templates';
      return (await api.get(path, { signal })).templates;
    },
  });
}

/** What of a template its owner decides. */
export type TemplateInput = Omit<MessageTemplate, 'template_uuid'>;

/** Saves a new template, or one that is there. */
export function useSaveTemplate(templateUuid: string | undefined) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: TemplateInput) =>
      templateUuid === undefined
        ? api.post('/my/message-templates', { json })
        : api.patch('/my/message-templates/{template_uuid}', {
            path: { template_uuid: templateUuid },
            json,
          }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: templatesKey }),
  });
}

export function useDeleteTemplate() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (templateUuid: string) =>
      api.delete('/my/message-templates/{template_uuid}', {
        path: { template_uuid: templateUuid },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: templatesKey }),
  });
}

/** A template's text for one conversation, with its fields filled in. */
export function useFillTemplate(threadUuid: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async (templateUuid: string) => {
      const { text } = await api.post('/my/threads/{thread_uuid}/fill-template', {
        path: { thread_uuid: threadUuid },
        json: { template_uuid: templateUuid },
      });
      return text;
    },
  });
}

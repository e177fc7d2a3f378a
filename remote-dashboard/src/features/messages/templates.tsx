import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { loadPart } from '@drove/shared-auth';
import { ListSkeleton, Sheet } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import type { MessageTemplate } from './api/messages-api';
import { templatesOptions, useDeleteTemplate, useFillTemplate } from './api/templates';
import { templatesLabels } from './labels';

const TemplateForm = loadPart(() => import('./template-form').then((m) => m.TemplateForm), {
  what: templatesLabels.part,
});

interface TemplatesProps {
  threadUuid: string;
  insert: (text: string) => void;
}

/** An owner's saved texts: to put into the message, and to manage. */
export function Templates({ threadUuid, insert }: TemplatesProps) {
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<MessageTemplate | 'new'>();
  const close = () => {
    setOpen(false);
    setEdited(undefined);
  };
  const back = () => setEdited(undefined);
  const heading =
    edited === 'new'
      ? templatesLabels.add
      : edited
        ? templatesLabels.edit(edited.name)
        : templatesLabels.heading;

  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {templatesLabels.menu}
      </button>
      <Sheet isOpen={isOpen} onClose={close} heading={heading} className="sm:w-[36rem]">
        {edited ? (
          <TemplateForm
            template={edited === 'new' ? undefined : edited}
            onSaved={() => {
              back();
              toast.success(templatesLabels.saved);
            }}
            onCancel={back}
          />
        ) : (
          <QueryBoundary heading={templatesLabels.failed} fallback={<ListSkeleton rows={2} />}>
            <TemplateList
              threadUuid={threadUuid}
              onEdit={setEdited}
              onInsert={(text) => {
                close();
                insert(text);
              }}
            />
          </QueryBoundary>
        )}
      </Sheet>
    </>
  );
}

interface TemplateListProps {
  threadUuid: string;
  onEdit: (template: MessageTemplate | 'new') => void;
  onInsert: (text: string) => void;
}

function TemplateList({ threadUuid, onEdit, onInsert }: TemplateListProps) {
  const { data: templates } = useSuspenseQuery(templatesOptions(useApi()));
  const fill = useFillTemplate(threadUuid);
  const remove = useDeleteTemplate();
  const addButton = useRef<HTMLButtonElement>(null);
  const failed = () => void toast.error(templatesLabels.actionFailed);

  return (
    <>
      {templates.length === 0 && <p className="mb-4 text-base-content/80">{templatesLabels.empty}</p>}
      <ul className="mb-4 divide-y divide-base-300 empty:hidden">
        {templates.map((template) => {
          const { template_uuid: uuid, name, schedule, text } = template;
          return (
            <li key={uuid} className="py-3">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="line-clamp-2 text-sm wrap-anywhere text-base-content/80">{text}</p>
              {schedule && <p className="text-sm text-secondary">{templatesLabels.schedules[schedule]}</p>}
              <div className="mt-1 flex flex-wrap gap-2">
                <button
                  type="button"
                  className="btn btn-outline btn-sm"
                  onClick={() => fill.mutate(uuid, { onSuccess: onInsert, onError: failed })}
                >
                  {templatesLabels.insert(name)}
                </button>
                <button type="button" className="btn btn-ghost btn-sm" onClick={() => onEdit(template)}>
                  {templatesLabels.edit(name)}
                </button>
                <button
                  type="button"
                  className="btn btn-ghost btn-sm"
                  onClick={() =>
                    remove.mutate(uuid, {
                      onSuccess: () => {
                        addButton.current?.focus();
                        toast.success(templatesLabels.removed);
                      },
                      onError: failed,
                    })
                  }
                >
                  {templatesLabels.remove(name)}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <button ref={addButton} type="button" className="btn btn-primary" onClick={() => onEdit('new')}>
        {templatesLabels.add}
      </button>
    </>
  );
}

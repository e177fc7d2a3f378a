import { SelectField, TextAreaField, TextField } from '@drove/shared-ui/forms';
import type { MessageTemplate, TemplateSchedule } from './api/messages-api';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { useSaveTemplate } from './api/templates';
import { templatesLabels } from './labels';
import { explainTemplate } from './template-form.messages';
import { templateSchema } from './template-form.schema';

interface TemplateFormProps {
  /** Undefined for a new one. */
  template: MessageTemplate | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

/** A template's name, text, and when it is sent by itself. */
export function TemplateForm({ template, onSaved, onCancel }: TemplateFormProps) {
  const save = useSaveTemplate(template?.template_uuid);
  return (
    <DataForm
      label={template ? templatesLabels.edit(template.name) : templatesLabels.add}
      initialValues={{
        name: template?.name ?? '',
        text: template?.text ?? '',
        schedule: template?.schedule ?? '',
      }}
      schema={templateSchema}
      explain={explainTemplate}
      keep={{ form: `template:${template?.template_uuid ?? 'new'}`, fields: ['name', 'text', 'schedule'] }}
      onSend={({ name, text, schedule }) =>
        save.mutateAsync({
          name: name.trim(),
          text: text.trim(),
          schedule: schedule === '' ? null : (schedule as TemplateSchedule),
        })
      }
      onSent={onSaved}
    >
      <TextField name="name" label={templatesLabels.name} />
      <div className="mt-4">
        <TextAreaField name="text" label={templatesLabels.text} hint={templatesLabels.textHint} rows={6} />
      </div>
      <div className="mt-4">
        <SelectField
          name="schedule"
          label={templatesLabels.schedule}
          options={templatesLabels.schedules}
          none={templatesLabels.never}
        />
      </div>
      <DataFormButtons action={templatesLabels.save} cancel={templatesLabels.cancel} onCancel={onCancel} />
    </DataForm>
  );
}

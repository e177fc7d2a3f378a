import { useState, type ComponentType } from 'react';
import { BusyButton, Panel } from '@drove/shared-ui';
import { SelectField } from '@drove/shared-ui/forms';
import { formatInstant } from '@drove/shared-ui/formats';
import { object, string } from 'yup';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { useReadConversation, type ReadingReason, type ReadMessage, type ReadPage } from './api/conversation';
import { explainReading } from './conversation.messages';
import { readingReasonLabels, tripConversationLabels as labels } from './labels';

const reasonSchema = object({ reason: string().required(labels.reasonMissing) });

interface TripConversationProps {
  reservationUuid: string;
  /** Why it may be read now; one at least. */
  reasons: readonly ReadingReason[];
  /** Shows the photos of a message. */
  Photos: ComponentType<{ photos: ReadMessage['photos']; by: string }>;
}

interface Reading {
  reason: ReadingReason;
  /** The newest first. */
  messages: ReadMessage[];
  hasMore: boolean;
}

/** What both sides of a trip wrote, for administrators: shown once a reason is chosen. */
export function TripConversation({ reservationUuid, reasons, Photos }: TripConversationProps) {
  const read = useReadConversation(reservationUuid);
  const [reading, setReading] = useState<Reading>();
  const add = (reason: ReadingReason, page: ReadPage, before: readonly ReadMessage[] = []) =>
    setReading({ reason, messages: [...before, ...page.messages], hasMore: page.has_more });

  if (reading) {
    const { reason, messages, hasMore } = reading;
    return (
      <Panel heading={labels.heading}>
        {hasMore && (
          <BusyButton
            className="btn-outline btn-sm mb-4"
            isBusy={read.isPending}
            onClick={() => {
              const oldest = messages.at(-1)?.number;
              read.mutate(
                { reason, ...(oldest !== undefined && { before: oldest }) },
                { onSuccess: (page) => add(reason, page, messages) },
              );
            }}
          >
            {labels.earlier}
          </BusyButton>
        )}
        <p role="alert" className="text-error empty:hidden">
          {read.isError ? explainReading(read.error).message : null}
        </p>
        {messages.length === 0 ? (
          <p role="status">{labels.empty}</p>
        ) : (
          <Messages messages={messages} Photos={Photos} />
        )}
      </Panel>
    );
  }
  return (
    <Panel heading={labels.heading}>
      <p className="mb-4">{labels.intro}</p>
      <DataForm
        label={labels.form}
        initialValues={{ reason: '' }}
        schema={reasonSchema}
        explain={explainReading}
        onSend={async (values) => {
          const reason = values.reason as ReadingReason;
          add(reason, await read.mutateAsync({ reason }));
        }}
      >
        <SelectField
          name="reason"
          label={labels.reason}
          none={labels.choose}
          options={Object.fromEntries(reasons.map((reason) => [reason, readingReasonLabels[reason]]))}
        />
        <DataFormButtons action={labels.submit} />
      </DataForm>
    </Panel>
  );
}

function Messages({ messages, Photos }: { messages: ReadMessage[] } & Pick<TripConversationProps, 'Photos'>) {
  return (
    <ol
      ref={(list) => list?.focus()}
      tabIndex={-1}
      aria-label={labels.list}
      className="grid gap-4 outline-none"
    >
      {messages.toReversed().map(({ message_uuid: uuid, by, text, photos, created_at: at }) => (
        <li key={uuid} className={`rounded-box bg-base-200 p-4 ${by === 'owner' ? 'sm:ml-10' : 'sm:mr-10'}`}>
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <strong className="font-semibold">{labels.sides[by]}</strong>
            <time dateTime={at} className="text-base-content/75">
              {formatInstant(at)}
            </time>
          </p>
          {photos.length > 0 && <Photos photos={photos} by={labels.sides[by]} />}
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{text ?? <em>{labels.removed}</em>}</p>
        </li>
      ))}
    </ol>
  );
}

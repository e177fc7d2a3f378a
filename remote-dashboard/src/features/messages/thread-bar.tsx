import { useRef, useState, type RefObject } from 'react';
import { toast } from 'react-hot-toast';
import { Link, useLocation } from 'react-router-dom';
import { loadPart } from '@drove/shared-auth';
import { PersonName, Sheet } from '@drove/shared-ui';
import type { MessageThread, ThreadMessage } from './api/messages-api';
import { Icon } from '../../ui/icon';
import { useBlock } from './api/threads';
import { blockDialogLabels, reportDialogLabels, threadBarLabels } from './labels';

const ReportForm = loadPart(() => import('./report-form').then((m) => m.ReportForm), {
  what: reportDialogLabels.part,
});

interface ThreadBarProps {
  thread: MessageThread;
  heading: RefObject<HTMLHeadingElement | null>;
  isBlocked: boolean;
  messages: ThreadMessage[];
}

/** The head of a conversation: with whom, about which car, and what one can do about it. */
export function ThreadBar({ thread, heading, isBlocked, messages }: ThreadBarProps) {
  const { with_name: name, car, thread_uuid: threadUuid } = thread;
  const { search } = useLocation();
  const [open, setOpen] = useState<'block' | 'report'>();
  const menu = useRef<HTMLDetailsElement>(null);
  const block = useBlock(threadUuid);
  const close = () => setOpen(undefined);
  const setBlocked = (isToBlock: boolean) =>
    block.mutate(isToBlock, {
      onSuccess: () =>
        void toast.success(isToBlock ? threadBarLabels.blocked(name) : threadBarLabels.unblocked(name)),
      onError: () => void toast.error(threadBarLabels.failed),
      onSettled: close,
    });
  const choose = (act: () => void) => () => {
    if (menu.current) menu.current.open = false;
    act();
  };

  return (
    <header className="flex items-center gap-2 border-b border-base-300 px-2 py-2 sm:px-4">
      <Link
        to={`/dashboard/messages${search}`}
        aria-label={threadBarLabels.back}
        className="btn btn-ghost btn-square lg:hidden"
      >
        <Icon name="previous" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 ref={heading} tabIndex={-1} className="truncate text-lg font-semibold outline-none">
          <PersonName>{name}</PersonName>
        </h1>
        <Link
          to={`/carlisting/car/${car.car_uuid}`}
          className="block truncate text-sm text-base-content/80 underline"
        >
          {car.name}
        </Link>
      </div>
      {/* What is inside has the keyboard; Escape closes it, as menus do. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <details
        ref={menu}
        className="relative"
        onKeyDown={({ key }) => {
          if (key !== 'Escape' || !menu.current) return;
          menu.current.open = false;
          menu.current.querySelector('summary')?.focus();
        }}
      >
        <summary className="btn list-none btn-ghost btn-sm">{threadBarLabels.more}</summary>
        <div className="absolute top-full right-0 z-10 grid w-max max-w-[80vw] rounded-box border border-base-300 bg-base-100 p-2 shadow-raised">
          <button
            type="button"
            className="btn justify-start btn-ghost"
            onClick={choose(() => {
              if (isBlocked) setBlocked(false);
              else setOpen('block');
            })}
          >
            {isBlocked ? threadBarLabels.unblock(name) : threadBarLabels.block(name)}
          </button>
          <button
            type="button"
            className="btn justify-start btn-ghost"
            onClick={choose(() => setOpen('report'))}
          >
            {threadBarLabels.report}
          </button>
        </div>
      </details>
      <Sheet
        isOpen={open !== undefined}
        onClose={close}
        heading={open === 'report' ? reportDialogLabels.heading : blockDialogLabels.heading(name)}
        className="sm:w-[34rem]"
      >
        {open === 'block' && (
          <>
            <p>{blockDialogLabels.explanation(name)}</p>
            <div className="mt-5 flex flex-wrap gap-3">
              <button type="button" className="btn btn-primary" onClick={() => setBlocked(true)}>
                {blockDialogLabels.confirm}
              </button>
              <button type="button" className="btn btn-ghost" onClick={close}>
                {blockDialogLabels.cancel}
              </button>
            </div>
          </>
        )}
        {open === 'report' && (
          <ReportForm
            threadUuid={threadUuid}
            messages={messages}
            onDone={(sentence) => {
              close();
              toast.success(sentence);
            }}
            onClose={close}
          />
        )}
      </Sheet>
    </header>
  );
}

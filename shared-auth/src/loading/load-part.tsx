import { useContext, useEffect, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadCode } from './load-code';
import { createLoadable } from './loadable';
import { PartFailure, type PartFailureProps } from './part-failure';
import { RemoteName } from './remote-name';
import { useLoadable } from './use-loadable';

/** How a part is shown while it is not there. */
export interface PartOptions {
  /** Begins the sentence that says that it is not there: `The calendar`. */
  what: string;
  /** Kept in its place while it loads: as high as the part, so that nothing moves. */
  loading?: ReactNode;
  /** Instead of the sentence and its "Try again". */
  failed?: (failure: PartFailureProps) => ReactNode;
}

/** A component whose code comes later. */
export type Part<Props> = ComponentType<Props> & {
  /** Requests the code before it is shown; a failure is not shown, and the part requests again when it is. */
  preload: () => void;
  /** For what leads to the part, to be spread: asks for its code when it is pointed at or focused. */
  onIntent: { onPointerEnter: () => void; onFocus: () => void };
};

/**
 * The one way to load a part of a screen later. What fails, fails in the part's own place: the page around it goes on,
 * "Try again" requests it again, and so does a browser that is online again.
 *
 * @param load an `import()` of the component's module and nothing else: lint allows one nowhere else
 */
export function loadPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { what, loading, failed }: PartOptions,
): Part<Props> {
  let owner = 'shell';
  let shown = 0;
  const ask = () => loadCode({ owner, phase: 'part', load });
  const code = createLoadable(async () => {
    const isPreload = shown === 0;
    return ask().catch((error: unknown) => {
      // It has been shown in the meantime, and has all of the time from then on.
      if (isPreload && shown > 0) return ask();
      throw error;
    });
  });
  const viewOf = (failure: PartFailureProps) => failed?.(failure) ?? <PartFailure what={what} {...failure} />;

  function Shown(props: Props) {
    const remoteName = useContext(RemoteName);
    useEffect(() => {
      owner = remoteName;
      shown += 1;
      // Of an earlier place, or not requested by a visitor.
      code.retry();
      return () => void (shown -= 1);
    }, [remoteName]);
    const state = useLoadable(code);

    if (state.status === 'failed') return viewOf({ error: state.error, retry: code.retry });
    if (state.status !== 'ready') return loading ?? null;
    const Content = state.value;
    return <Content {...props} />;
  }

  function LaterPart(props: Props) {
    return (
      <ErrorBoundary
        fallbackRender={({ error, resetErrorBoundary }) =>
          viewOf({
            error: error instanceof Error ? error : new Error(String(error)),
            retry: resetErrorBoundary,
          })
        }
      >
        <Shown {...props} />
      </ErrorBoundary>
    );
  }

  // In a task of its own: what is pointed at by a finger is pressed next, and that is not to wait for the request.
  const startSoon = () => void setTimeout(code.start);

  return Object.assign(LaterPart, {
    displayName: `Part(${what})`,
    preload: code.start,
    onIntent: { onPointerEnter: startSoon, onFocus: startSoon },
  });
}

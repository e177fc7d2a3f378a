/** Which of a remote's parts failed; used by telemetry and in the message. */
export type LoadPhase =
  | 'manifest'
  | 'entry'
  | 'style'
  | 'routes'
  | 'screen'
  | 'part'
  | 'module'
  | 'contract'
  | 'integrity';

/** A remote did not arrive. The message is for the console and telemetry, but for a limit that was passed: that is shown. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    message: string,
    readonly remoteName: string,
    readonly phase: LoadPhase | 'timeout',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** @param limitMs the limit that was passed, in milliseconds */
  static timedOut(remoteName: string, limitMs: number): RemoteLoadError {
    const seconds = limitMs / 1000;
    const unit = seconds === 1 ? 'second' : 'seconds';
    return new RemoteLoadError(`${remoteName} did not load within ${seconds} ${unit}`, remoteName, 'timeout');
  }

  static failed(remoteName: string, phase: LoadPhase, cause: unknown): RemoteLoadError {
    if (cause instanceof RemoteLoadError) return cause;
    return new RemoteLoadError(`${remoteName} couldn’t be loaded: ${reasons[phase]}`, remoteName, phase, {
      cause,
    });
  }
}

const reasons: Record<LoadPhase, string> = {
  manifest: 'its manifest could not be read',
  entry: 'its first script did not arrive',
  style: 'its style sheet did not arrive',
  routes: 'its pages did not arrive',
  screen: 'this page did not arrive',
  part: 'a part of this page did not arrive',
  module: 'its code did not arrive',
  integrity: 'its files cannot be checked',
  contract: 'it does not fit this version of the app',
};

import { useCallback, useEffect, useRef, useState } from 'react';
import { IdentityError, type IdentityErrorCode } from '../identity/identity-error';
import { useAuth } from './auth-context';
import { verificationEmailWait } from './verification-email-wait';

const failed = 'The link couldn’t be sent. Please try again in a moment.';
const sentences: Partial<Record<IdentityErrorCode, string>> = {
  'too-many-attempts': 'Too many links were sent. Wait a few minutes and try again.',
  unreachable: 'We can’t reach the sign-in service. Check your connection and try again.',
  disabled: 'Your session has ended. Please sign in again.',
};

/** Confirming one's address, for a screen that shows it. */
export interface EmailConfirmation {
  /** What came of the last thing that was pressed, in words; empty before. */
  message: string;
  isSending: boolean;
  /** Whole seconds until the link may be sent again; 0 when it may be now. */
  secondsToWait: number;
  /** Sends the link again. */
  send: () => void;
  isChecking: boolean;
  /** Looks whether the link was opened; it is also done when the tab comes into view again. */
  check: () => void;
}

/** @param onConfirmed called once the link was opened and the backend knows */
export function useEmailConfirmation(onConfirmed: () => void): EmailConfirmation {
  const { session, sendVerificationEmail, checkEmailConfirmed } = useAuth();
  const uid = session.status === 'signed-in' ? session.user.uid : '';
  const [busyWith, setBusyWith] = useState<'sending' | 'checking'>();
  const [message, setMessage] = useState('');
  const [secondsToWait, startWaiting] = useSecondsToWait(uid);
  const confirmed = useRef(onConfirmed);
  useEffect(() => {
    confirmed.current = onConfirmed;
  });

  const send = async () => {
    setBusyWith('sending');
    setMessage('');
    try {
      await sendVerificationEmail();
      setMessage('The link is on its way. If nothing arrives, look among unwanted mail.');
    } catch (error) {
      setMessage((error instanceof IdentityError ? sentences[error.code] : undefined) ?? failed);
    }
    startWaiting();
    setBusyWith(undefined);
  };
  const look = useCallback(async () => {
    const isConfirmed = await checkEmailConfirmed();
    if (isConfirmed) confirmed.current();
    return isConfirmed;
  }, [checkEmailConfirmed]);
  const check = async () => {
    setBusyWith('checking');
    setMessage('');
    if (!(await look())) setMessage('The link has not been opened yet.');
    setBusyWith(undefined);
  };

  useEffect(() => {
    const lookWhenVisible = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', lookWhenVisible);
    return () => document.removeEventListener('visibilitychange', lookWhenVisible);
  }, [look]);

  return {
    message,
    isSending: busyWith === 'sending',
    secondsToWait,
    send: () => void send(),
    isChecking: busyWith === 'checking',
    check: () => void check(),
  };
}

/** Counts down to zero; the function looks anew how long there is to wait. */
function useSecondsToWait(uid: string): [number, () => void] {
  const secondsLeft = useCallback(() => Math.ceil(verificationEmailWait.leftMs(uid) / 1000), [uid]);
  const [seconds, setSeconds] = useState(secondsLeft);
  const update = useCallback(() => setSeconds(secondsLeft()), [secondsLeft]);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [isWaiting, update]);
  return [seconds, update];
}

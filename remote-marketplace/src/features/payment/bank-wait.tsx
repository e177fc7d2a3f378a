import { useEffect, useState } from 'react';
import { bankWaitLabels } from './card-labels';

/** After this long a customer wonders whether anything happens. */
const patienceMs = 4000;

interface BankWaitProps {
  /** The bank did not answer in time: we keep asking it. */
  isLate: boolean;
}

/** Says that the bank is being waited for, once that takes longer than usual. */
export function BankWait({ isLate }: BankWaitProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <p role="status" className={isLate || isSlow ? 'alert alert-info alert-soft' : ''}>
      {isLate && <>{bankWaitLabels.verySlow}</>}
      {!isLate && isSlow && <>{bankWaitLabels.slow}</>}
    </p>
  );
}

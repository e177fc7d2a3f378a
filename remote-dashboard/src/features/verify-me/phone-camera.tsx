import { useCallback, useState } from 'react';
import { toast } from 'react-hot-toast';
import { Sheet } from '@drove/shared-ui';
import { documentNames, type DocumentKind } from '../../lib/verification-labels';
import { Icon } from '../../ui/icon';
import type { MyDocument } from './api/my-verification';
import { phoneCodeLabels } from './labels';
import { PhoneCode } from './phone-code-part';

/** On a computer: the way to take the picture with the phone. */
export function PhoneCamera({ kind, document }: { kind: DocumentKind; document: MyDocument | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const label = documentNames[kind];
  const arrived = useCallback(() => {
    setOpen(false);
    toast.success(phoneCodeLabels.arrived);
  }, []);
  return (
    <div className="pointer-coarse:hidden">
      <button
        type="button"
        className="btn btn-ghost btn-sm"
        aria-haspopup="dialog"
        aria-label={phoneCodeLabels.openFor(label)}
        {...PhoneCode.onIntent}
        onClick={() => setOpen(true)}
      >
        <Icon name="camera" className="size-4" />
        <span>{phoneCodeLabels.open}</span>
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} heading={phoneCodeLabels.heading(label)}>
        {isOpen && <PhoneCode kind={kind} document={document} onArrived={arrived} />}
      </Sheet>
    </div>
  );
}

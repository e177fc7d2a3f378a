import type { Toast } from 'react-hot-toast';
import { Icon } from '../icons/icon';

const looks = {
  success: { name: 'check', className: 'bg-success/15 text-success' },
  error: { name: 'alert', className: 'bg-error/15 text-error' },
  blank: { name: 'info', className: 'bg-info/15 text-info' },
  custom: { name: 'info', className: 'bg-info/15 text-info' },
} as const;

/** Tells success from failure at a glance, by shape as well as by colour. */
export function ToastIcon({ toast }: { toast: Toast }) {
  if (toast.icon) return toast.icon;
  if (toast.type === 'loading')
    return <span className="loading loading-spinner loading-sm my-2 text-primary" />;

  const { name, className } = looks[toast.type];
  return (
    <span className={`grid size-9 shrink-0 place-items-center rounded-full ${className}`}>
      <Icon name={name} />
    </span>
  );
}

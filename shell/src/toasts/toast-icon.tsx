import type { Toast, ToastType } from 'react-hot-toast';
import { Icon } from '../icons/icon';

const looks = {
  success: { name: 'check', className: 'bg-success/15 text-success' },
  error: { name: 'alert', className: 'bg-error/15 text-error' },
  blank: { name: 'info', className: 'bg-info/15 text-info' },
  custom: { name: 'info', className: 'bg-info/15 text-info' },
} as const;

/** Tells success from failure at a glance, by shape as well as by colour; or the icon that its sender gave it. */
export function ToastIcon({ toast }: { toast: Toast }) {
  return toast.icon ?? <DefaultToastIcon type={toast.type} />;
}

/** The icon of a toast whose sender gave none, or one that cannot be shown. */
export function DefaultToastIcon({ type }: { type: ToastType }) {
  if (type === 'loading') return <span className="loading loading-spinner loading-sm my-2 text-primary" />;

  const { name, className } = looks[type];
  return (
    <span className={`grid size-9 shrink-0 place-items-center rounded-full ${className}`}>
      <Icon name={name} />
    </span>
  );
}

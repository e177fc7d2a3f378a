/** How many are unread, beside an icon; the link around it names the number. */
export function UnreadBadge({ unread, className }: { unread: number; className: string }) {
  if (unread === 0) return null;
  return (
    <span
      aria-hidden="true"
      className={`absolute min-w-5 rounded-full bg-error px-1 text-center text-xs leading-5 font-bold text-error-content ${className}`}
    >
      {unread > 99 ? '99+' : unread}
    </span>
  );
}

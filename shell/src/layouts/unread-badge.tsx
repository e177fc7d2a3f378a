/** How many are unread, beside an icon; the link around it has the number in words. */
export function UnreadBadge({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute top-0.5 right-0.5 min-w-5 rounded-full bg-error px-1 text-center text-xs leading-5 font-bold text-error-content"
    >
      {unread > 99 ? '99+' : unread}
    </span>
  );
}

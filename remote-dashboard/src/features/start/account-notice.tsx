const notices: Record<string, string> = {
  suspended:
    'Your account is suspended. You can look around and finish running trips, but you cannot book or list cars.',
  closed: 'Your account is closed. You can look at what is past, but you cannot book or list cars.',
};

/** Says what an account that is not active cannot do; nothing for one that is. */
export function AccountNotice({ status }: { status: string }) {
  const notice = notices[status];
  if (!notice) return null;

  return (
    <p role="status" className="mt-6 rounded-box border border-warning/40 bg-warning/10 p-4 font-medium">
      {notice}
    </p>
  );
}

/** Tells password managers whose password a form is about; people see it elsewhere on the page. */
export function UsernameForManagers({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}

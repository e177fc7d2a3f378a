import type { FullUser, Role } from 'shared-auth';

const roleNames: Record<Role, string> = {
  customer: 'Customer',
  car_owner: 'Car owner',
  admin: 'Administrator',
};

/** Greets by what the profile holds: of the name, only the last one. */
export function Greeting({ user }: { user: FullUser }) {
  return (
    <header>
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">Welcome back, {user.lName}</h1>
      <p className="mt-2 text-base-content/80">
        {roleNames[user.role]}, signed in as <span className="wrap-anywhere">{user.email}</span>
      </p>
    </header>
  );
}

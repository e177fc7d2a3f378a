import type { FullUser, Role } from 'shared-auth';
import { greetingLabels } from './labels';

const roleNames: Record<Role, string> = {
  customer: greetingLabels.customer,
  car_owner: greetingLabels.carOwner,
  admin: greetingLabels.administrator,
};

/** Greets by what the profile holds: of the name, only the last one. */
export function Greeting({ user }: { user: FullUser }) {
  return (
    <header>
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">
        {greetingLabels.welcomeBack(user.lName)}
      </h1>
      <p className="mt-2 text-base-content/80">
        {greetingLabels.signedInAs(roleNames[user.role])} <span className="wrap-anywhere">{user.email}</span>
      </p>
    </header>
  );
}

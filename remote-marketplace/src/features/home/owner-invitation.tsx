import { Link } from 'react-router-dom';
import { ownerInvitationLabels } from './labels';

/** The way in for those who have a car rather than need one. */
export function OwnerInvitation() {
  return (
    <section aria-labelledby="owner-invitation" className="mx-auto max-w-7xl px-4 pb-16 sm:px-6 lg:pb-20">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-box bg-pine p-8 text-paper sm:p-12">
        <div className="max-w-2xl">
          <h2 id="owner-invitation" className="text-2xl font-bold tracking-tight sm:text-3xl">
            {ownerInvitationLabels.heading}
          </h2>
          <p className="mt-3 text-lg">{ownerInvitationLabels.text}</p>
        </div>
        <Link to="/upload-car-page" className="btn btn-accent btn-lg">
          {ownerInvitationLabels.listYourCar}
        </Link>
      </div>
    </section>
  );
}

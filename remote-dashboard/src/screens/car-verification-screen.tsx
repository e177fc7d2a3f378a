import { RequireRole } from '../features/access/require-role';
import { CarQueue } from '../features/car-verification/car-queue';

/** The cars that wait for a decision. */
export function CarVerificationScreen() {
  return (
    <RequireRole audience="admins">
      <article className="w-full max-w-6xl px-4 py-8 sm:px-8 lg:py-10">
        <CarQueue />
      </article>
    </RequireRole>
  );
}

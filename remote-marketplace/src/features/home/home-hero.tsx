import { Link } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { HeroPicture } from './hero-picture';

/** The greeting, with the first step for whoever reads it. */
export function HomeHero() {
  const isSignedIn = useSession().status === 'signed-in';

  return (
    <section className="overflow-hidden bg-base-200">
      <div className="mx-auto grid max-w-7xl items-center gap-10 px-4 py-12 sm:px-6 md:py-16 lg:grid-cols-2 lg:gap-14 lg:py-20">
        <div>
          <h1 className="text-4xl leading-tight font-extrabold tracking-tight sm:text-5xl lg:text-6xl lg:leading-none">
            Get a car for your trip easily
          </h1>
          <p className="mt-5 max-w-xl text-lg text-base-content/80">
            Rent from people who live where you are going. You see the whole price before you book, and the
            car is yours alone for your days.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to="/carlisting" className="btn btn-primary btn-lg max-sm:w-full">
              Find a car
            </Link>
            <Link
              to={isSignedIn ? '/dashboard' : '/register'}
              className="btn btn-outline btn-lg max-sm:w-full"
            >
              {isSignedIn ? 'Go to your dashboard' : 'Create an account'}
            </Link>
          </div>
        </div>
        <HeroPicture />
      </div>
    </section>
  );
}

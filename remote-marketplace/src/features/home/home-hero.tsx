import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '@drove/shared-auth';
import hero from './hero.avif';
import { homeHeroLabels } from './labels';

interface HomeHeroProps {
  /** The search form: the first step for most who come here. */
  search: ReactNode;
}

/** The greeting, with the first step for anyone who reads it. */
export function HomeHero({ search }: HomeHeroProps) {
  const isSignedIn = useSession().status === 'signed-in';

  return (
    <section className="bg-base-200">
      <div className="mx-auto grid max-w-7xl items-center gap-x-14 gap-y-8 px-4 py-10 sm:px-6 md:py-14 lg:grid-cols-[1.15fr_1fr] lg:py-16">
        <div>
          <h1 className="text-4xl leading-tight font-extrabold tracking-tight sm:text-5xl lg:text-6xl lg:leading-none">
            {homeHeroLabels.heading}
          </h1>
          <p className="mt-5 max-w-xl text-lg text-base-content/80">{homeHeroLabels.intro}</p>
          <p className="mt-4">
            <Link to={isSignedIn ? '/dashboard' : '/register'} className="link font-medium link-primary">
              {isSignedIn ? homeHeroLabels.toDashboard : homeHeroLabels.createAccount}
            </Link>
          </p>
        </div>
        {/* On a wide screen the picture's place, before the rest of a page that is still coming. */}
        <div className="hidden aspect-16/11 max-h-[24rem] lg:col-start-2 lg:row-start-1 lg:block" />
        <div className="min-w-0 lg:col-span-2 lg:row-start-2">{search}</div>
        {/* After the form, so that the form does not push it down as it comes. */}
        <div className="max-h-[24rem] lg:col-start-2 lg:row-start-1">
          <img
            src={hero}
            alt=""
            width={800}
            height={534}
            className="aspect-16/11 h-auto max-h-96 w-full rounded-[2rem] object-cover shadow-floating dark:brightness-90"
          />
        </div>
      </div>
    </section>
  );
}

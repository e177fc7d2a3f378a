import { browsersPerNetwork, type VersionLoads } from './read-loads';

/** When a rollout is ended by itself. */
export interface FailureLimit {
  /** Browsers in which it failed, of all that tried, in per cent, from which on it is too much. */
  percent: number;
  /** Distinct browsers before which nothing can be said. */
  atLeastBrowsers: number;
  /** Distinct networks that they are in. */
  atLeastNetworks: number;
}

/** FAILURE_LIMIT_PERCENT, _BROWSERS and _NETWORKS, or 5 per cent of at least 20 browsers in 10 networks. */
export function readFailureLimit(environment: NodeJS.ProcessEnv = process.env): FailureLimit {
  return {
    percent: Number(environment['FAILURE_LIMIT_PERCENT'] || 5),
    atLeastBrowsers: Number(environment['FAILURE_LIMIT_BROWSERS'] || 20),
    atLeastNetworks: Number(environment['FAILURE_LIMIT_NETWORKS'] || 10),
  };
}

/**
 * Why a rollout is to end: it fails in more browsers than the limit, and than the current release does (when the
 * network is what fails, both do).
 *
 * Anyone can report. So browsers are judged, not attempts, and of either release the failures that one network can
 * contribute are left out: then no network's reports end a rollout that the others' would not, and what one can add in
 * successes, or in failures of the current release, is too little to keep one that clearly fails.
 *
 * @returns a sentence, or nothing when it goes on
 */
export function findFailure(
  tried: VersionLoads | undefined,
  current: VersionLoads | undefined,
  limit: FailureLimit,
): string | undefined {
  if (!tried || tried.browsers < limit.atLeastBrowsers || tried.networks < limit.atLeastNetworks)
    return undefined;
  const percent = certainPercent(tried);
  if (percent <= limit.percent || percent <= certainPercent(current)) return undefined;
  const { failed_browsers: failed, browsers, networks } = tried;
  return `it failed in ${failed} of ${browsers} browsers in ${networks} networks, more than ${limit.percent} %`;
}

/** The share of browsers in which it failed whatever one network says. */
function certainPercent(loads: VersionLoads | undefined): number {
  if (!loads || loads.browsers === 0) return 0;
  return (100 * Math.max(0, loads.failed_browsers - browsersPerNetwork)) / loads.browsers;
}

/**
 * How many standard errors apart the two shares must be. A rollout is looked at again and again, each time with another
 * chance to be wrong; `find-failure.test.ts` prints how often it is.
 */
const certainDeviations = 3;

/**
 * Why a rollout is to end although it loads: more of its browsers have faults than of those that get the release which it
 * replaces, in the same time. Both must have browsers enough, and what one network can contribute is left out.
 *
 * @returns a sentence, or nothing when it goes on
 */
export function findFaults(
  tried: VersionLoads | undefined,
  current: VersionLoads | undefined,
  { atLeastBrowsers, atLeastNetworks }: FailureLimit,
): string | undefined {
  const isEnough = (loads: VersionLoads | undefined): loads is VersionLoads =>
    loads !== undefined && loads.browsers >= atLeastBrowsers && loads.networks >= atLeastNetworks;
  if (!isEnough(tried) || !isEnough(current)) return undefined;
  const { erred_browsers: erred = 0, browsers, networks } = tried;
  const { erred_browsers: erredBefore = 0 } = current;
  const certain = Math.max(0, erred - browsersPerNetwork);
  const ofAll = (certain + erredBefore) / (browsers + current.browsers);
  const standardError = Math.sqrt(ofAll * (1 - ofAll) * (1 / browsers + 1 / current.browsers));
  if (certain / browsers - erredBefore / current.browsers <= certainDeviations * standardError)
    return undefined;
  const before = `${erredBefore} of ${current.browsers} of the release before`;
  return `it had faults in ${erred} of ${browsers} browsers in ${networks} networks, and ${before}`;
}

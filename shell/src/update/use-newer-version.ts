import { useEffect, useEffectEvent, useState } from 'react';
import { browserId } from '../registry/this-browser';
import { carriedVersions, readLiveVersions } from './live-versions';

const KEY = 'reloaded-for';

/**
 * Whether a newer version of the app is live than the one this page was loaded with. The first time that it is found the
 * page reloads by itself: what forms keep is there again.
 *
 * @param isAsked when a part of the page is missing: the files of old versions are deleted some day
 */
export function useNewerVersion(isAsked: boolean, reload = () => location.reload()): boolean {
  const [isNewer, setIsNewer] = useState(false);
  const reloadOnce = useEffectEvent((versions: string) => isFirstFor(versions) && reload());
  useEffect(() => {
    if (!isAsked) return undefined;
    let isLeft = false;
    const look = async () => {
      const live = await readLiveVersions(browserId());
      if (isLeft || live === carriedVersions(browserId())) return;
      setIsNewer(true);
      reloadOnce(live);
    };
    // Without an answer the part is as missing as before.
    look().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [isAsked]);
  return isNewer;
}

/** Not where the browser keeps nothing, which would reload for ever. */
function isFirstFor(versions: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === versions) return false;
    sessionStorage.setItem(KEY, versions);
    return true;
  } catch {
    return false;
  }
}

interface WithHints extends Navigator {
  /** Not in every browser. */
  userAgentData?: { platform: string };
}

/** The system that the browser runs on, as it says: `Android`, `macOS`, `iPhone`, `Win32`. */
export const platformOf = ({ userAgentData, platform }: WithHints) => userAgentData?.platform ?? platform;

/**
 * Where a place is shown with the way to it: in the maps that the person chose on Android and in Apple’s on their
 * devices, elsewhere on a page that keeps no record of its visitors.
 *
 * @param place in one line, as an envelope has it
 * @param platform of `platformOf`
 */
export function directionsTo(place: string, platform: string): string {
  const query = encodeURIComponent(place);
  if (/^android/i.test(platform)) return `geo:0,0?q=${query}`;
  if (/^(mac|ios|iphone|ipad|ipod)/i.test(platform)) return `https://maps.apple.com/?daddr=${query}`;
  return `https://www.openstreetmap.org/directions?to=${query}`;
}

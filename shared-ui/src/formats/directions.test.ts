import { directionsTo, platformOf } from './directions';

describe('directions', () => {
  const place = 'Rua Augusta 1, 1100-048 Lisbon, Portugal';
  const encoded = 'Rua%20Augusta%201%2C%201100-048%20Lisbon%2C%20Portugal';

  it.each([
    ['Android', `geo:0,0?q=${encoded}`],
    ['macOS', `https://maps.apple.com/?daddr=${encoded}`],
    ['MacIntel', `https://maps.apple.com/?daddr=${encoded}`],
    ['iPhone', `https://maps.apple.com/?daddr=${encoded}`],
    ['Win32', `https://www.openstreetmap.org/directions?to=${encoded}`],
    ['Linux x86_64', `https://www.openstreetmap.org/directions?to=${encoded}`],
  ])('leads to the maps of %s', (platform, address) => {
    expect(directionsTo(place, platform)).toBe(address);
  });

  it('reads the platform from the browser’s hints first', () => {
    const hints = { userAgentData: { platform: 'Android' }, platform: 'Linux armv81' };
    expect(platformOf(hints as unknown as Navigator)).toBe('Android');
    expect(platformOf({ platform: 'iPad' } as Navigator)).toBe('iPad');
  });
});

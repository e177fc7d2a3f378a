const praise: readonly (readonly [stars: number, text: string])[] = [
  [5, 'Spotless car, friendly hand-over, exactly as described.'],
  [5, 'Everything went smoothly from booking to return. Would take it again.'],
  [4, 'Good car and a flexible owner. A little noisy on the motorway.'],
  [5, 'Perfect for our weekend. The tips for the coast road were worth it alone.'],
  [4, 'Clean and reliable. Finding the parking space took a moment.'],
  [5, 'Easy to reach, quick answers, great to drive.'],
  [3, 'The car is fine, but there was a scratch that was not in the photos.'],
  [5, 'Best rental we have had in years. Thank you!'],
  [4, 'Great value. The boot is smaller than I thought.'],
  [5, 'Picked it up in five minutes, no paperwork, no queue.'],
];

/** The reviews of the demo car with this number; some cars have none yet. */
export function demoReviews(carNumber: number): { stars: number; text: string; daysAgo: number }[] {
  const count = [3, 5, 0, 8, 4, 2, 6][carNumber % 7] ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const [stars, text] = praise[(carNumber * 3 + index * 7) % praise.length] ?? [5, 'Great.'];
    return { stars, text, daysAgo: 9 + index * 17 + (carNumber % 5) };
  });
}

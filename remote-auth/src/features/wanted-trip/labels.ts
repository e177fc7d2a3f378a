export const wantedTripLabels = {
  part: 'Your trip',
  trip: 'Your trip',
  total: 'Total:',
};

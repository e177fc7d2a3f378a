/** No regular expression may take more than linear time; `potential` counts every use as reachable from outside. */
export const linearPatterns = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': ['error', { report: 'potential' }],
};

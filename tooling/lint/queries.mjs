/**
 * Where loading is no state of a part by itself, so that a boundary cannot have it (decision 0288). A file is named here
 * with its reason.
 */
const branchingByHand = [
  // Its head, its totals and its list share one answer.
  'remote-dashboard/src/features/all-payouts/bank-transfers.tsx',
  'remote-dashboard/src/features/notifications/notification-list.tsx',
  'remote-dashboard/src/features/start/today.tsx',
  // What stands below waits for what stands above, and does not fail with it.
  'remote-dashboard/src/features/all-payouts/all-payouts.tsx',
  'remote-dashboard/src/features/hosted-trips/hosted-trips.tsx',
  'remote-dashboard/src/features/invoices/owner-taxes.tsx',
  'remote-dashboard/src/screens/trip-screens.tsx',
  'remote-marketplace/src/features/list-car/my-drafts.tsx',
  // A picture among others, whose failure is a sentence with a link.
  'remote-dashboard/src/features/verify-me/sent-document.tsx',
  // A screen that strangers see first: React keeps a fallback for 300 ms, however soon the data is there.
  'remote-marketplace/src/screens/car-details-screen.tsx',
  // A price or a form that loads anew while the one before stays, and a new car, which has nothing to load.
  'remote-marketplace/src/features/payment/hold-car.tsx',
  'remote-marketplace/src/features/payment/pay-panel.tsx',
  'remote-marketplace/src/features/payment/price-again.tsx',
  'remote-marketplace/src/features/payment/stripe-form.tsx',
  'remote-marketplace/src/features/list-car/list-car.tsx',
];

const hooks = ['useQuery', 'useInfiniteQuery'];
const states = ['isPending', 'isLoading'];

/** Loading belongs to a boundary: a screen that asks whether its query still loads draws that by itself. */
const loadingByBoundary = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      branch:
        'Read it by useSuspenseQuery inside a QueryBoundary of shared-ui; what cannot is listed with its reason in tooling/lint/queries.mjs.',
    },
  },
  create: (context) => ({
    VariableDeclarator(declarator) {
      const { id, init } = declarator;
      if (init?.type !== 'CallExpression' || !hooks.includes(init.callee.name)) return;
      if (id.type === 'ObjectPattern') {
        for (const property of id.properties)
          if (states.includes(property.key?.name)) context.report({ node: property, messageId: 'branch' });
        return;
      }
      const [variable] = context.sourceCode.getDeclaredVariables(declarator);
      for (const { identifier } of variable?.references ?? []) {
        const { parent } = identifier;
        if (parent.type === 'MemberExpression' && states.includes(parent.property.name))
          context.report({ node: parent, messageId: 'branch' });
      }
    },
  }),
};

/** The rule for every remote, a new one included. */
export const queries = {
  files: ['remote-*/src/**/*.tsx'],
  ignores: ['**/*.test.tsx', '**/testing/**', ...branchingByHand],
  plugins: { queries: { rules: { 'loading-by-boundary': loadingByBoundary } } },
  rules: { 'queries/loading-by-boundary': 'error' },
};

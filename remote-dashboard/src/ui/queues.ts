import { queuesLabels } from './labels';

/** The queues of an administrator, in the order of their tabs. */
export const queues = {
  people: { to: '/dashboard/user-verification', ...queuesLabels.people },
  cars: { to: '/dashboard/car-verification', ...queuesLabels.cars },
  cases: { to: '/dashboard/cases', ...queuesLabels.cases },
};
export type QueueName = keyof typeof queues;

import type { GateCheck } from './gate';

/** The container is there, and exposes what shells ask it for. */
export const exposesCheck: GateCheck = ({ description: { entry, routes, name }, files }) => {
  const container = files.get(entry)?.toString() ?? '';
  if (container.includes('./routes') && routes.length > 0) return [];
  return [
    {
      check: 'exposes',
      problem: `${name} does not expose "./routes".`,
      remedy: 'Build it with remoteConfig from federation/webpack, and export `remote` from src/routes.tsx.',
    },
  ];
};

import { init } from '@module-federation/enhanced/runtime';

/** The federation instance that the shell's build makes; to be imported before anything that uses it. */
init({ name: 'shell', remotes: [] });

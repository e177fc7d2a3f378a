import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';

export interface Proxy {
  url: string;
  stop: () => Promise<void>;
}

/**
 * HAProxy before API processes: it asks each whether it is ready ten times a second, and sends a request elsewhere only
 * when the connection to the first was refused, so that nothing is done twice.
 *
 * @param ports of the processes, on loopback
 * @throws Error when `haproxy` is not installed
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-proxy-'));
  const port = await getPort({ host: '127.0.0.1' });
  const file = join(directory, 'haproxy.cfg');
  const servers = ports.map((own, index) => `  server api-${index + 1} 127.0.0.1:${own}`);
  const settings = [
    'defaults',
    '  mode http',
    '  timeout connect 1s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout check 3s',
    '  option redispatch 1',
    '  retries 3',
    '  retry-on conn-failure',
    'frontend public',
    `  bind 127.0.0.1:${port}`,
    '  default_backend api',
    'backend api',
    '  balance leastconn',
    '  option httpchk GET /health/ready',
    '  default-server check inter 100ms fall 2 rise 1',
    ...servers,
  ];
  await writeFile(file, `${settings.join('\n')}\n`);
  const proxy = spawn('haproxy', ['-q', '-db', '-f', file], {
    stdio: 'ignore',
    env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
  });
  const failed = await Promise.race([
    once(proxy, 'error').then(() => true),
    once(proxy, 'exit').then(() => true),
    sleep(1_000).then(() => false),
  ]).catch(() => true);
  if (failed) {
    await rm(directory, { recursive: true, force: true });
    throw new Error('HAProxy did not start: install it (Debian: apt-get install haproxy).');
  }
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(proxy, 'exit');
      proxy.kill('SIGKILL');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

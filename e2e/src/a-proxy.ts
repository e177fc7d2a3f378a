import { request } from 'node:http';
import { listenOnLoopback, type LoopbackServer } from '../../release/src/serve/loopback';

/** Passes everything on to `target`: a service that can be down and come back without being restarted. */
export async function serveProxy(port: number, target: string): Promise<LoopbackServer> {
  return listenOnLoopback(port, (incoming, response) => {
    const outgoing = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
}

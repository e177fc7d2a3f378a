import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server on loopback that speaks as much SMTP as sending takes, and keeps what it is given. */
export async function startMailServer() {
  const received: string[] = [];
  let isRefusing = false;
  let refusesRecipients = false;
  const server = createServer((socket) => {
    converse(socket, (line) => answerTo(line, { isRefusing, refusesRecipients }), received);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    received,
    /** From now on no mail is taken, for a reason that may pass. */
    refuse: () => {
      isRefusing = true;
    },
    /** From now on it knows none of its recipients, and repeats their addresses in saying so. */
    refuseRecipients: () => {
      refusesRecipients = true;
    },
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

function converse(socket: Socket, answerTo: (line: string) => string, received: string[]): void {
  let mail: string | undefined;
  let rest = '';
  const answer = (line: string) => socket.write(`${line}\r\n`);
  answer('220 test');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (mail === undefined) {
        if (/^DATA/i.test(line)) mail = '';
        answer(answerTo(line));
        if (/^QUIT/i.test(line)) socket.end();
      } else if (line === '.') {
        received.push(mail);
        mail = undefined;
        answer('250 taken');
      } else {
        mail += `${line}\n`;
      }
    }
  });
}

function answerTo(line: string, { isRefusing, refusesRecipients }: Record<string, boolean>): string {
  if (/^RCPT/i.test(line) && refusesRecipients) return `550 5.1.1 ${line.slice('RCPT TO:'.length)}: unknown`;
  if (/^MAIL/i.test(line) && isRefusing) return '450 try again later';
  if (/^DATA/i.test(line)) return '354 go on';
  if (/^QUIT/i.test(line)) return '221 bye';
  return '250 fine';
}

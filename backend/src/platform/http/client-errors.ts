import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem } from './problem.js';
import type { ProblemBody } from './problem.schemas.js';

/** Enough for a caller to read the answer before the connection closes; what it still sends is thrown away. */
const lingerMs = 1_000;

/** Answers what is no request: Node has understood too little of it for a route, or for Fastify, to see it. */
export function answerClientError(error: Error, socket: Duplex): void {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ECONNRESET' || socket.destroyed) {
    socket.destroy();
    return;
  }
  // Node reports each further piece of what it does not understand.
  if (socket.writableEnded) return;
  if (!socket.writable || hasAnswerBegun(socket)) {
    socket.destroy(error);
    return;
  }
  const problem = toProblem(code);
  const body = JSON.stringify(bodyOf(problem));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** Answers a request that only Node's server sees, and closes its connection. */
export function writeProblem(response: ServerResponse, problem: Problem): void {
  const body = JSON.stringify(bodyOf(problem));
  response.writeHead(problem.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  response.end(body);
}

function toProblem(code: string | undefined): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Problem(431, 'HEADERS_TOO_LARGE', 'The request’s address and headers are too long.');
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new Problem(413, 'BODY_TOO_LARGE', 'That is more data than we accept at once.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem(408, 'REQUEST_TIMEOUT', 'The request took too long to arrive. Please try again.');
    default:
      return new Problem(400, 'MALFORMED_REQUEST', 'We couldn’t understand the request.');
  }
}

function bodyOf({ code, message }: Problem): ProblemBody {
  return { code, message };
}

/** A second answer would be read as part of the first. */
function hasAnswerBegun(socket: Duplex): boolean {
  const { _httpMessage: answer } = socket as Duplex & { _httpMessage?: ServerResponse | null };
  return answer?.headersSent === true;
}

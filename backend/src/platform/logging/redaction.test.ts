import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLogger } from './create-logger.js';
import { redactText } from './redaction.js';

const token = `eyJhbGciOiJSUzI1NiJ9.${'a'.repeat(40)}.${'b'.repeat(40)}`;

describe('text in a log', () => {
  const texts: [text: string, redacted: string][] = [
    [`token ${token}, and more`, 'token [redacted], and more'],
    ['Authorization: Bearer abc.def-123', 'Authorization: Bearer [redacted]'],
    ['key sk_live_51Habc rejected', 'key [redacted] rejected'],
    ['550 <clara.o+x@example.test>: unknown', '550 <[redacted]>: unknown'],
    ['asked for clara%40example.test', 'asked for [redacted]'],
    ['GET /unsubscribe/6f2c0d0e-4c1b failed', 'GET /unsubscribe/[redacted] failed'],
    ['GET /phone-uploads/x8-_kd failed', 'GET /phone-uploads/[redacted] failed'],
    ['GET /shared-trips/6f2c0d0e-4c1b failed', 'GET /shared-trips/[redacted] failed'],
    ['GET /documents/1/file?token=abc&x=1 failed', 'GET /documents/1/file?[redacted] failed'],
    ['postgres://cars:hunter2@db:5432/cars', 'postgres://db:5432/cars'],
    ['card 4242 4242 4242 4242 declined', 'card [redacted] declined'],
    ['{"number":4242424242424242}', '{"number":"[redacted]"}'],
    ['key -----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----', 'key [redacted]'],
    // What stays, because a log is for finding faults.
    ['{"time":1763780000000,"responseTime":1.2345678901234567}', undefined],
    ['at f (/app/node_modules/@fastify/cors/index.js:10:3)', undefined],
    ['duplicate key value violates unique constraint "users_email"', undefined],
    ['c7d3a2f0-1f6e-4a53-9d0a-0b8c5a4b3c2d is gone', undefined],
  ].map(([text, redacted]) => [text!, redacted ?? text!]);
  for (const [text, redacted] of texts) {
    it(`is logged as ${JSON.stringify(redacted)}`, () => {
      assert.equal(redactText(text), redacted);
    });
  }

  it('is redacted in linear time', () => {
    for (const piece of ['eyJaaaaa', 'a', '@', '?a', '//', '1 ', 'Bearer ', '-----BEGIN a', '%4', 'a@']) {
      const timeFor = (length: number) => {
        const text = piece.repeat(length / piece.length);
        // Of the processor, which other work on the machine does not change.
        const begin = process.cpuUsage();
        redactText(text);
        return process.cpuUsage(begin).user / 1000;
      };
      timeFor(20_000);
      assert.ok(timeFor(200_000) < 1000, `${piece} takes too long`);
    }
  });
});

describe('a log line', () => {
  const linesOf = (write: (logger: ReturnType<typeof createLogger>) => void) => {
    const lines: string[] = [];
    write(createLogger('trace', { write: (line) => void lines.push(line) }));
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  it('redacts secret fields by name, up to two levels deep', () => {
    const [line] = linesOf((logger) => {
      logger.info({ password: 'x', user: { fname: 'Ada', uuid: 1 }, a: { b: { authorization: 'x' } } }, 'm');
    });
    assert.equal(line!['password'], '[redacted]');
    assert.deepEqual(line!['user'], { fname: '[redacted]', uuid: 1 });
    assert.deepEqual(line!['a'], { b: { authorization: '[redacted]' } });
  });

  it('keeps the type, message, stack and cause of an error under any field name', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (lname)=(Ada)' });
    const error = Object.assign(new Error('not saved', { cause }), { config: { data: 'Ada' } });
    const lines = linesOf((logger) => {
      logger.error({ err: error }, 'failed');
      logger.error({ reason: error }, 'failed');
      logger.error(error);
    });
    for (const [at, field] of ['err', 'reason', 'err'].entries()) {
      const logged = lines[at]![field] as Record<string, unknown>;
      assert.equal(logged['type'], 'Error');
      assert.equal(logged['message'], 'not saved');
      assert.match(String(logged['stack']), /redaction\.test/);
      assert.equal((logged['cause'] as Record<string, unknown>)['code'], '23505');
      assert.doesNotMatch(JSON.stringify(lines[at]), /Ada/);
    }
    assert.equal(lines[2]!['msg'], 'not saved');
  });

  it('omits the input that a database or JSON.parse quotes', () => {
    const wrongUuid = Object.assign(new Error('invalid input syntax for type uuid: "Ada"'), {
      code: '22P02',
    });
    const lines = linesOf((logger) => {
      logger.error(wrongUuid);
      try {
        JSON.parse('{"lname": Ada');
      } catch (error) {
        logger.error({ err: error });
      }
    });
    assert.equal(lines.length, 2);
    assert.doesNotMatch(JSON.stringify(lines), /Ada/);
    assert.match(JSON.stringify(lines[0]), /invalid input syntax for type uuid/);
  });
});

import { isAnswerLost, once } from './once';
import { isRefusedWith, Refused } from './refused';
import { keptMs } from './request-key';
import { forRefusal, type ByRefusalCode } from './refusal-code';

const refusedWith = (status: number, code: string) =>
  new Refused({ status, code, message: 'No.', fields: {} }, undefined);

/** What the tab keeps of requests: places and keys. */
const kept = () => Object.entries(sessionStorage).filter(([place]) => place.startsWith('request-key:'));

/** Sends a request of this name; answers its key. */
async function send(name: string, error?: Error): Promise<string> {
  let sentKey = '';
  await once(name, ({ 'idempotency-key': key }) => {
    sentKey = key;
    return error ? Promise.reject(error) : Promise.resolve();
  }).catch((reason: unknown) => {
    if (reason !== error) throw reason;
  });
  return sentKey;
}

describe('once', () => {
  it('keeps the key while the answer is lost, also after a reload, and deletes it once answered', async () => {
    const first = await send('pay', refusedWith(503, 'SERVICE_UNAVAILABLE'));
    // Only what the tab keeps is left after a reload.
    expect(kept()).toHaveLength(1);
    let second = '';
    await jest.isolateModulesAsync(async () => {
      const reloaded = await import('./once');
      await reloaded.once('pay', ({ 'idempotency-key': key }) => Promise.resolve((second = key)));
    });
    expect(second).toBe(first);
    expect(kept()).toHaveLength(0);
  });

  it('stores nothing that was typed, and keeps the key for an hour at most', async () => {
    const now = jest.spyOn(Date, 'now');
    const name = JSON.stringify(['reply', 'Dear Ada']);
    now.mockReturnValue(0);
    const first = await send(name, new TypeError());
    expect(JSON.stringify(kept())).not.toContain('Ada');
    now.mockReturnValue(keptMs - 1);
    expect(await send(name, new TypeError())).toBe(first);
    now.mockReturnValue(keptMs);
    expect(await send(name)).not.toBe(first);
    now.mockRestore();
  });

  it('deletes the key after a final refusal, and uses one key per name', async () => {
    const refused = await send('accept', refusedWith(409, 'MOVE_NOT_ALLOWED'));
    expect(await send('accept')).not.toBe(refused);
    expect(await send('one', new TypeError())).not.toBe(await send('other', new TypeError()));
  });

  it.each([
    ['no answer', new TypeError(), true],
    ['a failure of the server', refusedWith(500, 'INTERNAL_ERROR'), true],
    ['an earlier try that is under way', refusedWith(409, 'REQUEST_IN_PROGRESS'), true],
    ['a refusal', refusedWith(409, 'MOVE_NOT_ALLOWED'), false],
  ])('classifies %s as a lost answer or a final one', (_, error, expected) => {
    expect(isAnswerLost(error)).toBe(expected);
  });
});

it('accepts only the API’s codes: a misspelt one does not compile', () => {
  const table: ByRefusalCode<string> = {
    CAR_UNAVAILABLE: 'Taken.',
    // @ts-expect-error there is no such code
    CAR_UNAVAILABEL: 'Never shown.',
  };

  expect(forRefusal(table, 'CAR_UNAVAILABLE')).toBe('Taken.');
  expect(forRefusal(table, undefined)).toBeUndefined();
  // @ts-expect-error there is no such code
  expect(isRefusedWith(refusedWith(409, 'CAR_UNAVAILABLE'), 'CAR_UNAVAILABEL')).toBe(false);
});

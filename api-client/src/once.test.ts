import { isAnswerLost, once } from './once';
import { isRefusedWith, Refused } from './refused';
import { forRefusal, type ByRefusalCode } from './refusal-code';

const refusedWith = (status: number, code: string) =>
  new Refused({ status, code, message: 'No.', fields: {} }, undefined);

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
  it('keeps the key while the answer is lost, also after a reload, and forgets it with the answer', async () => {
    const first = await send('pay', refusedWith(503, 'SERVICE_UNAVAILABLE'));
    // Only what the tab keeps is left after a reload.
    expect(sessionStorage.getItem('request-key:pay')).toBe(first);
    let second = '';
    await jest.isolateModulesAsync(async () => {
      const reloaded = await import('./once');
      await reloaded.once('pay', ({ 'idempotency-key': key }) => Promise.resolve((second = key)));
    });
    expect(second).toBe(first);
    expect(sessionStorage.getItem('request-key:pay')).toBeNull();
  });

  it('forgets the key after a refusal, which is final, and has one key for each name', async () => {
    const refused = await send('accept', refusedWith(409, 'MOVE_NOT_ALLOWED'));
    expect(await send('accept')).not.toBe(refused);
    expect(await send('one', new TypeError())).not.toBe(await send('other', new TypeError()));
  });

  it.each([
    ['no answer', new TypeError(), true],
    ['a failure of the server', refusedWith(500, 'INTERNAL_ERROR'), true],
    ['an earlier try that is under way', refusedWith(409, 'REQUEST_IN_PROGRESS'), true],
    ['a refusal', refusedWith(409, 'MOVE_NOT_ALLOWED'), false],
  ])('takes %s for a lost answer or not', (_, error, expected) => {
    expect(isAnswerLost(error)).toBe(expected);
  });
});

it('takes the API’s codes alone: one that is misspelt does not compile', () => {
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

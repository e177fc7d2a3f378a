import { createRecordedIdentity } from './recorded-identity';

const people = { accounts: [{ email: 'ada@demo.test', what: 'an administrator' }], password: 'secret' };

beforeEach(() => sessionStorage.clear());

it('accepts only the demo accounts, with their password', async () => {
  const identity = createRecordedIdentity(people);

  await expect(identity.signIn('ada@demo.test', 'wrong')).rejects.toMatchObject({
    code: 'invalid-credentials',
  });
  await expect(identity.signIn('eve@demo.test', 'secret')).rejects.toMatchObject({
    code: 'invalid-credentials',
  });
  expect(await identity.signIn('ada@demo.test', 'secret')).toMatchObject({ email: 'ada@demo.test' });
});

it('reports the signed-in user, also after a reload', async () => {
  await createRecordedIdentity(people).signIn('ada@demo.test', 'secret');
  const report = jest.fn();
  createRecordedIdentity(people).onUserChanged(report);
  await Promise.resolve();

  expect(report).toHaveBeenCalledWith(expect.objectContaining({ email: 'ada@demo.test' }));
});

it('refuses to register an e-mail that has an account', async () => {
  const identity = createRecordedIdentity(people);

  await expect(identity.createAccount('ada@demo.test', 'x')).rejects.toMatchObject({ code: 'email-in-use' });
});

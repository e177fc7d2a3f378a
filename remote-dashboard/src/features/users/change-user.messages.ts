import { explainRefusal } from '@drove/api-client';

/** Why an account was not changed. The API says which of its trips are open. */
export const explainChangeUser = (error: unknown) =>
  explainRefusal<
    | 'POST /admin/users/{user_uuid}/suspend'
    | 'POST /admin/users/{user_uuid}/reactivate'
    | 'POST /admin/users/{user_uuid}/role'
  >(
    error,
    { reason: 'reason' },
    {
      USER_NOT_FOUND: 'We can’t find this person any more.',
      OWN_ACCOUNT: 'You can’t change your own account here. Ask another administrator.',
      LAST_ADMIN: 'This is the only administrator. Make another person one first.',
      OPEN_TRIPS: null,
      VALUE_NOT_ALLOWED: null,
      MOVE_NOT_ALLOWED: null,
    },
  );

import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { listQuery } from '../../../platform/http/list-query.js';
import { currentUser, requirePermission } from '../users/require-user.js';
import {
  AuditLogRef,
  AuditLogSchema,
  ReasonRequest,
  RoleRequest,
  UserDetailsRef,
  UserDetailsSchema,
  UsersListRef,
  UsersListSchema,
  UsersQuery,
} from './administration.schemas.js';
import { setAccountStatus, setRole } from './change-user.js';
import { listUsers, viewAuditLog, viewUser } from './look-up-users.js';

const security = [{ idToken: [] }];
const preHandler = requirePermission('administer');
const params = Type.Object({ user_uuid: Type.String() });
const response = {
  200: UserDetailsRef,
};

/** Everybody with an account, for administrators. */
export function administrationRoutes(app: App, deps: Deps): void {
  for (const schema of [UsersListSchema, UserDetailsSchema, AuditLogSchema]) app.addSchema(schema);

  app.get(
    '/admin/users',
    {
      preHandler,
      schema: {
        operationId: 'listUsers',
        description: 'All users for administrators, in pages, with search, filters and sorting.',
        security,
        querystring: UsersQuery,
        response: { 200: UsersListRef },
      },
    },
    async (request) => await listUsers(deps, request.query),
  );

  app.get(
    '/admin/users/:user_uuid',
    {
      preHandler,
      config: { refuses: ['USER_NOT_FOUND'] },
      schema: {
        operationId: 'readUser',
        description: 'A user’s profile, cars and number of trips, and what the calling administrator may do.',
        security,
        params,
        response: { 200: UserDetailsRef },
      },
    },
    async (request) => await viewUser(deps, currentUser(request), request.params.user_uuid),
  );

  app.get(
    '/admin/users/:user_uuid/audit-log',
    {
      preHandler,
      config: { refuses: ['USER_NOT_FOUND'] },
      schema: {
        operationId: 'readAuditLog',
        description: 'What a user did and what was done to them, newest first, in pages. For administrators.',
        security,
        params,
        querystring: Type.Object(listQuery, { additionalProperties: false }),
        response: { 200: AuditLogRef },
      },
    },
    async (request) => await viewAuditLog(deps, request.params.user_uuid, request.query),
  );

  const moves = {
    suspend: {
      status: 'suspended',
      description:
        'Suspends an account with a reason that its user reads: they can still read what is theirs, and their cars are hidden. Never for oneself or the last administrator.',
    },
    reactivate: {
      status: 'active',
      description: 'Ends the suspension of an account, with a reason; its user is notified.',
    },
  } as const;
  for (const [path, { status, description }] of Object.entries(moves)) {
    app.post(
      `/admin/users/:user_uuid/${path}`,
      {
        preHandler,
        config: {
          costs: ['notifications'],
          refuses: ['USER_NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN', 'VALUE_NOT_ALLOWED', 'MOVE_NOT_ALLOWED'],
        },
        schema: { operationId: `${path}User`, description, security, params, body: ReasonRequest, response },
      },
      async (request) => {
        const { user_uuid } = request.params;
        await setAccountStatus(deps, currentUser(request), user_uuid, { status, ...request.body });
        return await viewUser(deps, currentUser(request), user_uuid);
      },
    );
  }

  app.post(
    '/admin/users/:user_uuid/role',
    {
      preHandler,
      config: {
        costs: [],
        refuses: [
          'VALUE_NOT_ALLOWED',
          'MOVE_NOT_ALLOWED',
          'USER_NOT_FOUND',
          'OWN_ACCOUNT',
          'LAST_ADMIN',
          'OPEN_TRIPS',
        ],
      },
      schema: {
        operationId: 'setUserRole',
        description:
          'Makes a user an administrator, or an administrator a customer, with a reason. Refused for users with cars or open trips, for oneself, and for the last administrator.',
        security,
        params,
        body: RoleRequest,
        response,
      },
    },
    async (request) => {
      const { user_uuid } = request.params;
      await setRole(deps, currentUser(request), user_uuid, request.body);
      return await viewUser(deps, currentUser(request), user_uuid);
    },
  );
}

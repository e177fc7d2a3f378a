import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { listQuery } from '../../../platform/http/list-query.js';
import { currentUser, requireRole } from '../users/require-user.js';
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
const preHandler = requireRole('admin');
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
        security,
        params,
        querystring: Type.Object(listQuery, { additionalProperties: false }),
        response: { 200: AuditLogRef },
      },
    },
    async (request) => await viewAuditLog(deps, request.params.user_uuid, request.query),
  );

  const moves = { suspend: 'suspended', reactivate: 'active' } as const;
  for (const [path, status] of Object.entries(moves)) {
    app.post(
      `/admin/users/:user_uuid/${path}`,
      {
        preHandler,
        config: {
          costs: ['notifications'],
          refuses: ['USER_NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN', 'VALUE_NOT_ALLOWED', 'MOVE_NOT_ALLOWED'],
        },
        schema: { operationId: `${path}User`, security, params, body: ReasonRequest, response },
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
      schema: { operationId: 'setUserRole', security, params, body: RoleRequest, response },
    },
    async (request) => {
      const { user_uuid } = request.params;
      await setRole(deps, currentUser(request), user_uuid, request.body);
      return await viewUser(deps, currentUser(request), user_uuid);
    },
  );
}

import { Type } from 'typebox';

/** What every list that comes in pages is asked with. */
export const listQuery = {
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 24 })),
};

/** How every such list ends. */
export const listEnd = {
  has_more: Type.Boolean(),
  next_cursor: Type.Union([Type.String(), Type.Null()]),
};

/** What a person typed to find something. */
export const searchText = Type.Optional(Type.String({ title: 'Search', maxLength: 100 }));

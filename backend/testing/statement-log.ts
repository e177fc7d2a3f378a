import pg from 'pg';

/** One transaction as the database saw it: what lies between BEGIN and COMMIT, or a statement on its own. */
export interface LoggedTransaction {
  isOnItsOwn: boolean;
  statements: string[];
}

/**
 * Writes down every statement that this process sends to a database while something is done, by transactions. A
 * statement outside BEGIN and COMMIT is a transaction of its own.
 *
 * @throws what the work throws
 */
export async function logTransactions<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; transactions: LoggedTransaction[] }> {
  const transactions: LoggedTransaction[] = [];
  const open = new WeakMap<object, LoggedTransaction>();
  const note = (connection: object, text: string) => {
    const inside = open.get(connection);
    if (/^(begin|start transaction)\b/i.test(text)) {
      const begun = { isOnItsOwn: false, statements: [] };
      open.set(connection, begun);
      transactions.push(begun);
    } else if (/^(commit|rollback)\s*;?$/i.test(text)) open.delete(connection);
    else if (inside === undefined) transactions.push({ isOnItsOwn: true, statements: [text] });
    else inside.statements.push(text);
  };
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its own client below
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: object, ...given: unknown[]) {
    const [asked] = given as [string | { text?: string }];
    note(this, (typeof asked === 'string' ? asked : (asked.text ?? '')).trim());
    return Reflect.apply(query, this, given) as unknown;
  } as typeof query;
  try {
    return { result: await work(), transactions };
  } finally {
    pg.Client.prototype.query = query;
  }
}

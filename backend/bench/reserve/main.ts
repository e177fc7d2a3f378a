import { createPool } from '../../src/platform/database/pool.js';
import { publishReport } from '../benchmarks-document.js';
import { onEachServer } from '../on-each-database.js';
import { openEarlierTree, ownTree } from './earlier-tree.js';
import { measureBeside } from './measure-beside.js';
import { isAsPromised, reportOf } from './report.js';

const earlier = await openEarlierTree();
if (earlier === undefined) console.error('The earlier commit is not here: this tree is measured alone.');
const trees = earlier === undefined ? [ownTree] : [earlier.tree, ownTree];
try {
  const measured = await onEachServer(async (kind, server) => {
    console.error(`Reserving on the ${kind} database …`);
    const databases: string[] = [];
    const places = [];
    for (const [index, tree] of trees.entries()) {
      const name = `bench_${Date.now()}_${index}`;
      if (server !== undefined) databases.push(name);
      places.push({ tree, databaseUrl: server === undefined ? undefined : await create(server, name) });
    }
    try {
      return await measureBeside(places);
    } finally {
      for (const name of databases) await onServer(server ?? '', `drop database ${name} with (force)`);
    }
  });
  await publishReport(reportOf(measured));
  if (!isAsPromised(measured)) {
    console.error('Not everything went as promised; see the table.');
    process.exitCode = 1;
  }
} finally {
  await earlier?.remove();
}

async function create(server: string, name: string): Promise<string> {
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(server: string, statement: string): Promise<void> {
  const pool = createPool({ connectionString: server, max: 1 });
  // A server that is stopped right afterwards ends the connection before the pool has.
  pool.on('error', () => undefined);
  await pool.query(statement);
  await pool.end();
}

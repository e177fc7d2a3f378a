import { createServer } from 'node:http';
import { PlainError, say } from '../progress';
import { withSet } from '../publish/with-set';
import { firstDataReader } from '../serve/first-data';
import { readPageSettings } from '../serve/page-settings';
import { createPageSite } from '../serve/page-site';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

await runToEnd(async () => {
  const { to, set } = readArguments(
    'npm run serve:page [-- [--set <a staged set, as if it were live>] [--to <folder or s3://bucket>]]',
  );
  const { HOST = '127.0.0.1', PORT = '8080', FIRST_DATA_API_URL: firstDataUrl } = process.env;
  const store = await openStore(to);
  const site = await createPageSite(set === undefined ? store : withSet(store, set), {
    ...readPageSettings(),
    ...(firstDataUrl ? { readFirstData: firstDataReader(firstDataUrl) } : {}),
  });
  await new Promise<void>((resolve, reject) => {
    createServer(site)
      .once('error', (error) => {
        reject(new PlainError(`It cannot listen on ${HOST}:${PORT}: ${error.message}`));
      })
      .listen(Number(PORT), HOST, resolve);
  });
  say(`Serving the page of the live shell on http://${HOST}:${PORT}`);
});

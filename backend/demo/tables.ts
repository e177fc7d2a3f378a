import type { DemoSeedsTable } from './demo-seeds.table.js';

declare module '../src/platform/database/tables.js' {
  interface Tables {
    demo_seeds: DemoSeedsTable;
  }
}

import { runBackend } from '../src/run-backend.js';
import { demo } from './demo.js';

await runBackend(demo);

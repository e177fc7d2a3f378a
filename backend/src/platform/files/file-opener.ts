import { availableParallelism } from 'node:os';
import { Problem } from '../http/problem.js';
import type { FileKind, FileKinds, FileTask } from './file-task.js';
import { createWorkQueue, QueueFull, TooMuchOfOne } from './work-queue.js';
import { startWorkerProcess, WorkerLost, type WorkerProcess } from './worker-process.js';

/** Opens and makes files in processes of their own, so that none can hold up a request or end the backend. */
export interface FileOpener {
  /**
   * Makes an uploaded file safe.
   *
   * @param userUuid whose file it is: one person's take a part of the places alone
   * @throws Problem as what makes this kind of file safe; 503 UPLOADS_BUSY when too many files wait, 429
   *   TOO_MANY_UPLOADS when too many of the person do; the refusal of `unopenable` when opening it takes too long or
   *   ends the worker
   */
  open: <Kind extends FileKind>(
    task: FileTask<Kind>,
    userUuid?: string,
  ) => Promise<FileKinds[Kind]['result']>;
  /** Ends the workers. */
  close: () => Promise<void>;
}

export interface FileOpenerOptions {
  /** The module that a worker runs, which calls `serveFileTasks`. */
  worker: URL;
  /** How a file is refused that takes too long or ends the worker. */
  unopenable: Record<FileKind, () => Problem>;
  /** Files opened at the same time: half the cores, and one where there is only one. */
  atOnce?: number;
  /** Files that may wait; each takes up to 10 MB of memory. */
  waiting?: number;
  /** How many of them may be of one person: a car's form sends its photos one by one, the verification's four at once. */
  waitingOfOne?: number;
  /** From the moment at which a worker has the file. */
  limitMs?: number;
  /** How long a worker without work is kept. */
  idleMs?: number;
}

/** A file opener; its first worker starts with the first file. */
export function createFileOpener({
  worker: entry,
  unopenable,
  atOnce = Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting = 24,
  waitingOfOne = 16,
  limitMs = 30_000,
  idleMs = 60_000,
}: FileOpenerOptions): FileOpener {
  const queue = createWorkQueue({ atOnce, waiting, waitingOfOne });
  const idle: { worker: WorkerProcess; timer: NodeJS.Timeout }[] = [];
  const workers = new Set<WorkerProcess>();

  const end = async (worker: WorkerProcess) => {
    await worker.kill();
    workers.delete(worker);
  };
  const take = (): WorkerProcess => {
    for (let kept = idle.pop(); kept !== undefined; kept = idle.pop()) {
      clearTimeout(kept.timer);
      if (kept.worker.isAlive()) return kept.worker;
      workers.delete(kept.worker);
    }
    const worker = startWorkerProcess(entry);
    workers.add(worker);
    return worker;
  };
  const giveBack = (worker: WorkerProcess) => {
    const timer = setTimeout(() => {
      const place = idle.findIndex((kept) => kept.worker === worker);
      if (place === -1) return;
      idle.splice(place, 1);
      void end(worker);
    }, idleMs).unref();
    idle.push({ worker, timer });
  };

  return {
    open: async <Kind extends FileKind>(task: FileTask<Kind>, userUuid?: string) => {
      const answer = await queue
        .run(async () => {
          const worker = take();
          try {
            const said = await worker.open(task, limitMs);
            giveBack(worker);
            return said;
          } catch (error) {
            // Before the next file has its turn: never more are opened at once than may be.
            await end(worker);
            throw error;
          }
        }, userUuid)
        .catch((error: unknown) => {
          if (error instanceof QueueFull) throw uploadsBusy();
          if (error instanceof TooMuchOfOne) throw tooManyUploads();
          if (error instanceof WorkerLost) throw unopenable[task.kind]();
          throw error;
        });
      if ('failure' in answer) throw new Error(`A file could not be opened: ${answer.failure}`);
      if ('result' in answer) return answer.result;
      const { status, code, message, fields } = answer.refusal;
      throw new Problem(status, code, message, fields === undefined ? {} : { fields });
    },
    close: async () => {
      for (const { timer } of idle.splice(0)) clearTimeout(timer);
      await Promise.all([...workers].map(end));
    },
  };
}

function tooManyUploads(): Problem {
  const sentence = 'We’re still working on your other files. Please try again in a moment.';
  return new Problem(429, 'TOO_MANY_UPLOADS', sentence, { retryAfterSeconds: 10 });
}

function uploadsBusy(): Problem {
  const sentence = 'We are busy with many files right now. Please try again in a moment.';
  return new Problem(503, 'UPLOADS_BUSY', sentence, { retryAfterSeconds: 10 });
}

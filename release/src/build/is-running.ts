/** Whether there is a process of this number on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is another person's, whom we may not even ask.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

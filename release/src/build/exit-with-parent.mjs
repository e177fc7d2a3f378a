// Preloaded into every process that the stack starts. A parent that is killed outright cannot stop its children,
// but its end of the IPC channel closes: then each child asks itself to stop, and insists after twenty seconds.
process.on('disconnect', () => {
  setTimeout(() => process.exit(1), 20_000).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
// Not in what this process forks in turn: a worker whose channel does not count would end before its first task.
const own = process.execArgv.findIndex((value) => value.endsWith('/exit-with-parent.mjs'));
if (own > 0) process.execArgv.splice(own - 1, 2);

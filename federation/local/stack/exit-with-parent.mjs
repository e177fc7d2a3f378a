// Preloaded into every process that the stack starts. A parent that is killed outright cannot stop its children,
// but its end of the IPC channel closes: then each child asks itself to stop, and insists after twenty seconds.
process.on('disconnect', () => {
  setTimeout(() => process.exit(1), 20_000).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();

// Loaded into the Firebase CLI with --import: when the launcher is gone without a word (killed), the CLI gets the same
// signal as on Ctrl-C, so it saves the data and ends its emulators instead of living on by itself.
const launcher = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === launcher) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGINT');
}, 1_000);
timer.unref();

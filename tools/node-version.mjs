// Imported before anything else, and written so that even an old Node can read it and say what is wrong.
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  process.stderr.write(
    `Quay needs Node 20 or newer and this is Node ${process.versions.node}; install it from https://nodejs.org.\n`,
  );
  process.exit(1);
}

// Plain JavaScript, because it runs first and on any Node. On Linux and Windows the project brings its own Node
// (optionalDependencies); elsewhere the machine's Node must be new enough to run TypeScript, and to know import.meta.main.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 2)) {
  console.error(
    `This project needs Node 24.2 or newer and was started on ${process.version}: install it and try again.`,
  )
  process.exit(1)
}

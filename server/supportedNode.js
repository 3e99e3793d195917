// Plain JavaScript, because it runs first and on any Node. On Linux and Windows the project brings its own Node
// (optionalDependencies); elsewhere the machine's Node must be new enough to run TypeScript.
const needed = 24
if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(
    `This project needs Node ${needed} or newer and was started on ${process.version}: install it and try again.`,
  )
  process.exit(1)
}

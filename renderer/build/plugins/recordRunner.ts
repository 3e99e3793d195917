import { createRunnableDevEnvironment, type RunnableDevEnvironment, resolveConfig } from 'vite'

/** Imports records while Vite serves or builds the site, by a module runner of Vite's own. */
export function createRecordRunner() {
  let started: Promise<RunnableDevEnvironment> | undefined

  return {
    /** The module, and the file of everything it imports, itself included. */
    async read(file: string) {
      started ??= startRunner()
      const { runner } = await started
      const module = await runner.import(file)
      return { module, files: importedFiles(file, runner) }
    },
    /** To be called when a file changed. */
    async forget() {
      const environment = await started
      environment?.moduleGraph.invalidateAll()
      environment?.runner.clearCache()
    },
  }
}

async function startRunner(): Promise<RunnableDevEnvironment> {
  const options = {
    consumer: 'server',
    resolve: { external: true },
    dev: { moduleRunnerTransform: true },
  } as const
  const config = await resolveConfig(
    { configFile: false, envDir: false, logLevel: 'error', environments: { records: options } },
    'serve',
  )
  const environment = createRunnableDevEnvironment('records', config, {
    hot: false,
    runnerOptions: { hmr: false },
  })
  await environment.init()
  return environment
}

function importedFiles(file: string, { evaluatedModules }: RunnableDevEnvironment['runner']): string[] {
  const files = new Set<string>()
  const waiting = [file]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (files.has(next)) continue
    files.add(next)
    waiting.push(...(evaluatedModules.getModuleById(next)?.imports ?? []))
  }
  return [...files]
}

const modules = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

/** The module that `load` imports. An import has its price each time, even of what is here already; one that failed is tried again. */
export function loadOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  const known = modules.get(load) as Promise<Module> | undefined
  if (known) return known
  const loading = load()
  loading.catch(() => modules.delete(load))
  modules.set(load, loading)
  return loading
}

const modules = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

/** Imports a module once, since even a cached import() takes time. A failed import is retried on the next call. */
export function loadOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  const known = modules.get(load) as Promise<Module> | undefined
  if (known) return known
  const loading = load()
  loading.catch(() => modules.delete(load))
  modules.set(load, loading)
  return loading
}

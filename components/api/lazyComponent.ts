import { type ComponentType, lazy } from 'react'

/**
 * A component whose code is fetched when it is first rendered, within a Suspense:
 * `const DayScreen = lazyComponent(() => import('./day/DayScreen.tsx'), 'DayScreen')`.
 */
export const lazyComponent = <Name extends string, Props>(
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await importModule())[name] }))

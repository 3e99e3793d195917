type WaitableEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEventLike = WaitableEvent & { request: Request; respondWith(answer: Promise<Response>): void }
type PushEventLike = WaitableEvent & { data: { json(): { id: string; title: string; body: string } } }
type ChangeEventLike = WaitableEvent & { newSubscription?: PushSubscription | null }
type ClickEventLike = WaitableEvent & { notification: Notification }
type DeskWindow = {
  url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
  postMessage(message: unknown): void
}
type DeskWorker = {
  location: Location
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<DeskWindow[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: ServiceWorkerRegistration
  addEventListener(type: 'install' | 'activate', listener: (event: WaitableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void
  addEventListener(type: 'push', listener: (event: PushEventLike) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEventLike) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEventLike) => void): void
}
/** The part of a service worker's `self` that the desk uses. */
export const worker = self as unknown as DeskWorker

// The build writes the names of the files here (renderer/build/buildDesk.ts).
export const files = 'cached-files'.split(' ')

// As in data/desk/deskPaths.ts: if it were imported, the worker would depend on a file of the desk (renderer/build/buildDesk.ts).
export const shellPath = '/desk'
export const api = '/api/desk/'

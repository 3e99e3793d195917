import { ThemeProvider } from '@mui/material/styles'
import { parse } from 'node-html-parser'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { renewEnded, replaceEnded } from '#components/desk/data/pushSubscription.ts'
import { deleteDrafts, deleteOldDrafts, readDraft, writeDraft } from '#components/desk/data/quoteDrafts.ts'
import { DeskField } from '#components/desk/frame/DeskField.tsx'
import { deskTheme } from '#renderer/desk/deskTheme.ts'

test('a choice has its fault as its accessible description', () => {
  expect(selectWith('Choose one.').description).toBe('Choose one.')
  expect(selectWith(undefined).describedBy).toBeUndefined()
})

function selectWith(fault: string | undefined) {
  const page = parse(
    renderToString(
      <ThemeProvider theme={deskTheme}>
        <DeskField id="status" label="Status" value="" onChange={() => {}} options={[]} fault={fault} />
      </ThemeProvider>,
    ),
  )
  const describedBy = page.querySelector('select#status')?.getAttribute('aria-describedby')
  return { describedBy, description: page.getElementById(String(describedBy))?.text }
}

const day = 86_400_000
const note = { note: { text: 'Side door', base: '' } }

/** A storage whose own keys are its entries, as in a browser. */
class FakeStorage {
  [name: string]: unknown
  getItem(name: string) {
    return Object.hasOwn(this, name) ? this[name] : null
  }
  setItem(name: string, value: string) {
    this[name] = value
  }
  removeItem(name: string) {
    delete this[name]
  }
}

test('drafts are deleted 30 days after their last edit, and all of them at sign-out; other entries stay', () => {
  const storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.useFakeTimers({ toFake: ['Date'] })
  storage.theme = 'dark'
  writeDraft('old', note)
  vi.advanceTimersByTime(day)
  writeDraft('newer', note)

  vi.advanceTimersByTime(29 * day + 1)
  deleteOldDrafts()

  expect([readDraft('old'), readDraft('newer')]).toEqual([{}, note])
  expect(Object.keys(storage)).toEqual(['theme', 'desk newer'])
  deleteDrafts()
  expect(Object.keys(storage)).toEqual(['theme'])
})

type ServerState = { isOn: boolean; hasEnded: boolean }

/** A browser with this subscription, and a server with this state of it. @returns the endpoints that the server receives */
function openBrowser(current: string | undefined, state: ServerState) {
  const posted: string[] = []
  const subscriptionOf = (endpoint: string) => ({
    endpoint,
    // The key "AAAA", or that of another server.
    options: { applicationServerKey: new Uint8Array(endpoint === 'other' ? 2 : 3).buffer },
    unsubscribe: async () => {
      current = undefined
      return true
    },
  })
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'POST') posted.push(JSON.parse(String(body)).endpoint)
    return Response.json({ publicKey: 'AAAA', ...state })
  })
  const pushManager = {
    getSubscription: async () => (current ? subscriptionOf(current) : null),
    async subscribe({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) {
      // A browser refuses a second subscription, for the keys of another server.
      if (current || !userVisibleOnly || applicationServerKey !== 'AAAA') throw new Error('Refused.')
      return subscriptionOf('new')
    },
  }
  return { posted, pushManager: pushManager as unknown as PushManager }
}

test.each<[what: string, current: string | undefined, state: ServerState, posted: string[]]>([
  ['a subscription that has ended is renewed', 'old', { isOn: true, hasEnded: true }, ['new']],
  ['one of an expired session moves to the new session', 'old', { isOn: false, hasEnded: false }, ['old']],
  ['one for the key of another server is renewed', 'other', { isOn: true, hasEnded: false }, ['new']],
  ['one for another key and session is renewed', 'other', { isOn: false, hasEnded: false }, ['new']],
  ['one that the browser lost is renewed', undefined, { isOn: true, hasEnded: false }, ['new']],
  ['a working one stays', 'old', { isOn: true, hasEnded: false }, []],
  ['alerts that are off stay off', undefined, { isOn: false, hasEnded: false }, []],
])('when the desk is opened: %s', async (_what, current, state, expected) => {
  const { posted, pushManager } = openBrowser(current, state)

  await renewEnded(pushManager)

  expect(posted).toEqual(expected)
})

test('when the push service ends a subscription, the server gets another one, unless alerts are off', async () => {
  const on = openBrowser('old', { isOn: true, hasEnded: false })
  await replaceEnded(on.pushManager, null)
  const off = openBrowser('old', { isOn: false, hasEnded: false })
  await replaceEnded(off.pushManager, null)

  expect([on.posted, off.posted]).toEqual([['new'], []])
})

import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { sendChange } from '../../api/sendChange.ts'

const { signIn: words } = deskWording

type Fault = { text: string; kind: 'needsCode' | 'expired' | 'other' }

/** Shows a link or a code to the server. */
export function useSignIn(onArrive: (path: string) => void) {
  const { mutate } = useSWRConfig()
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<Fault>()

  async function signIn(proof: { link?: string; code?: string }, next?: string) {
    setSending(true)
    setFault(undefined)
    const { status, isDone, body, message } = await sendChange('POST', deskApi.signIn, proof)
    setSending(false)
    if (isDone) {
      // What was answered without a session holds no more.
      await mutate(() => true, undefined, { revalidate: false })
      return onArrive(next ?? nextOf(body))
    }
    if (status === 409) setFault({ text: message ?? '', kind: 'needsCode' })
    else if (status === 410) setFault({ text: message ?? '', kind: 'expired' })
    else setFault({ text: status === 0 ? words.offline : (message ?? words.wentWrong), kind: 'other' })
  }

  return { signIn, isSending, fault }
}

const nextOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'next' in body && typeof body.next === 'string'
    ? body.next
    : deskPaths.list

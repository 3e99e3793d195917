import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { sendChange, textIn } from '../../api/requestJson.ts'

const { signIn: wording } = deskWording

type SignInFailure = { text: string; kind: 'needsCode' | 'expired' | 'other' }

/** Signs in with a link or a code. */
export function useSignIn(onArrive: (path: string) => void) {
  const { mutate } = useSWRConfig()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<SignInFailure>()

  async function signIn(proof: { link?: string; code?: string }, next?: string) {
    setSending(true)
    setFailure(undefined)
    const { status, isDone, body, message } = await sendChange('POST', deskApi.signIn, proof)
    setSending(false)
    if (isDone) {
      // Answers without a session are out of date.
      await mutate(() => true, undefined, { revalidate: false })
      return onArrive(next ?? textIn(body, 'next') ?? deskPaths.list)
    }
    if (status === 409) setFailure({ text: message ?? '', kind: 'needsCode' })
    else if (status === 410) setFailure({ text: message ?? '', kind: 'expired' })
    else setFailure({ text: status === 0 ? wording.offline : (message ?? wording.wentWrong), kind: 'other' })
  }

  return { signIn, isSending, failure }
}

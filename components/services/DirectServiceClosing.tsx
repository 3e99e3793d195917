import { paths } from '#data/paths.ts'
import { CallBand } from '../call-to-action/CallBand.tsx'
import { BackLink } from '../navigation/BackLink.tsx'

type DirectServiceClosingProps = { title: string; text: string; back: string }

export function DirectServiceClosing({ title, text, back }: DirectServiceClosingProps) {
  return (
    <CallBand title={title} text={text}>
      <BackLink to={paths.home}>{back}</BackLink>
    </CallBand>
  )
}

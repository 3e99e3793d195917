import { Section } from '../layout/Section.tsx'
import { Steps } from '../layout/Steps.tsx'

type StepsSectionProps = { title: string; steps: readonly { title: string; text: string }[] }

/** How a visit goes, in numbered steps. */
export function StepsSection({ title, steps }: StepsSectionProps) {
  return (
    <Section title={title} ground="paper">
      <Steps steps={steps} />
    </Section>
  )
}

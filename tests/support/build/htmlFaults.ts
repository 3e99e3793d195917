import { type ConfigData, HtmlValidate } from 'html-validate'

/** Everything html-validate knows, but for what is written one way or the other and read as the same. */
const config: ConfigData = {
  root: true,
  extends: [
    'html-validate:recommended',
    'html-validate:standard',
    'html-validate:a11y',
    'html-validate:document',
  ],
  rules: {
    // <img/> is how React writes it, and <meta> how the template does.
    'void-style': 'off',
    // React keeps its own names for some attributes: srcSet, fetchPriority.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes required="", the template async.
    'attribute-boolean-style': 'off',
    // With other characters than a keyboard has, the number would not be found or copied; CSS keeps it on one line.
    'tel-non-breaking': 'off',
    // Scripts come from the same origin: an attacker who can change one can change its checksum.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
}

const validator = new HtmlValidate(config)

/** What is wrong with a page, with the place of each fault. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { readBuiltPages } from '#tests/support/build/builtPages.ts'
import { recordedPaths } from '#tests/support/content/recordedPaths.ts'

/** All rules of html-validate, except those about equivalent spellings. */
const validator = new HtmlValidate({
  root: true,
  extends: [
    'html-validate:recommended',
    'html-validate:standard',
    'html-validate:a11y',
    'html-validate:document',
  ],
  rules: {
    // React writes <img/>, the template <meta>.
    'void-style': 'off',
    // React keeps its own names for some attributes: srcSet, fetchPriority.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // Material UI sets the zero height of a closed Accordion in a style attribute.
    'no-inline-style': ['error', { allowedProperties: ['display', 'min-height'] }],
    // Material UI's Radio repeats two class names.
    'no-dup-class': 'off',
    // React writes required="", the template async.
    'attribute-boolean-style': 'off',
    // Non-breaking characters would hinder searching for the number and copying it. CSS keeps it on one line.
    'tel-non-breaking': 'off',
    // The boxes of one field share its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // Scripts come from the same origin: an attacker who can change one can change its checksum.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

test('every page is valid HTML', async () => {
  const pages = readBuiltPages()

  const faults = await Promise.all(
    pages.map(async ({ path, html }) => {
      const { results } = await validator.validateString(html)
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
      )
    }),
  )

  expect(pages.length).toBeGreaterThan(recordedPaths.length)
  expect(faults.flat()).toEqual([])
})

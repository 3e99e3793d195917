import { expect, test } from 'vitest'
import { paths } from '#data/paths.ts'
import { plainFields } from '#data/quote/quoteFields.ts'
import { find, readBuiltPage, textOf, textsOf } from '#tests/support/build/builtPages.ts'

const specified = ['name', 'phone', 'email', 'message']
const folded = [...plainFields.map(({ name }) => name), 'photos']

test.each(['/', '/service-areas'])(
  'the quote form on %s has name, phone, email and message, and without JavaScript also the other fields and photos @3-1 @5-1 @5-3',
  (path) => {
    const form = find(readBuiltPage(path).main, '#contact form')
    // The honeypot is hidden.
    const shown = form
      .querySelectorAll('input, textarea, select')
      .filter((field) => !field.closest('[aria-hidden="true"]') && field.getAttribute('type') !== 'hidden')
    const names = shown.map((field) => field.getAttribute('name') ?? '')
    const fields = shown.filter((_, index) => specified.includes(names[index] ?? ''))
    const [, phone, email, message] = fields
    const labelOf = (field: (typeof fields)[number]) =>
      textOf(field.closest('label') ?? find(form, `label[for="${field.id}"]`)).replace(/\s*\*/, '*')

    expect(names.filter((name) => specified.includes(name))).toEqual(specified)
    expect([...new Set(names)].slice(-folded.length)).toEqual(folded)
    expect(fields.map((field) => field.hasAttribute('required'))).toEqual([true, true, false, true])
    expect(fields.map(labelOf)).toEqual(
      [/^Name\*/, /^Phone\*/, /^Email(?!\*)/, /^Message\*/].map((words) => expect.stringMatching(words)),
    )
    expect([phone, email].map((field) => field?.getAttribute('type'))).toEqual(['tel', 'email'])
    expect(message?.attributes).toMatchObject({
      rows: '4',
      placeholder: 'Describe what needs to be removed...',
    })
    expect(form.attributes).toMatchObject({
      method: 'post',
      action: paths.quotes,
      encType: 'multipart/form-data',
    })
    expect(textsOf(form, 'button[type="submit"]')).toEqual(['Get Free Quote'])
  },
)

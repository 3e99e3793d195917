import { isDeepStrictEqual } from 'node:util'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { quickLinks } from '#data/company/navigation.ts'
import { site } from '#data/company/site.ts'
import { answeredQuestions } from '#data/pages/commonQuestions.ts'
import { extraPages } from '#data/pages/extraPages.ts'
import { paths } from '#data/paths.ts'
import {
  attributesOf,
  callLink,
  faultsOf,
  find,
  hrefsOf,
  listBuiltFiles,
  notFoundPath,
  readBuiltFile,
  readBuiltPage,
  readBuiltPages,
  repeated,
  textOf,
} from '#tests/support/build/builtPages.ts'
import { cityServicePaths, directServicePaths, recordedPaths } from '#tests/support/build/recordedPaths.ts'
import { pageKinds, unknownPath } from '#tests/support/page/pageKinds.ts'

const pages = readBuiltPages()

test('every page that the records ask for is built, and no other', () => {
  const wanted = new Set([
    ...recordedPaths,
    ...[...extraPages, ...pageKinds].map(({ path }) => (path === unknownPath ? notFoundPath : path)),
  ])
  const pageFiles = listBuiltFiles().filter((file) => file.endsWith('.html'))

  expect(pages.map(({ path }) => path).sort()).toEqual([...wanted].sort())
  // A path is a folder with one index.html.
  expect(pageFiles.filter((file) => !/^(.+\/)?index\.html$/.test(file))).toEqual(['404.html'])
})

test('every page has unique text and no element hidden until a script runs', () => {
  const waiting =
    '[hidden]:not([hidden="until-found"]), noscript, template, [style*="display:none"], [style*="visibility:hidden"]'
  const texts = pages.map(({ main }) => textOf(main))

  expect(texts.filter((text) => text.length < 150)).toEqual([])
  expect(repeated(texts)).toEqual([])
  // An attribute "as" in the body is a component prop that reached the HTML, on an element of the wrong type.
  expect(faultsOf(pages, ({ document }) => !document.querySelector(`${waiting}, body [as]`))).toEqual([])
})

test('every page is valid HTML', async () => {
  // All rules of html-validate, except those about equivalent spellings.
  const validator = new HtmlValidate({
    root: true,
    extends: ['recommended', 'standard', 'a11y', 'document'].map((name) => `html-validate:${name}`),
    rules: {
      // React writes <img/>, the template <meta>.
      'void-style': 'off',
      // React keeps its own names for some attributes: srcSet, fetchPriority.
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      // Material UI sets the zero height of a closed Accordion in a style attribute.
      'no-inline-style': ['error', { allowedProperties: ['display', 'min-height'] }],
      // Material UI's Radio repeats two class names.
      'no-dup-class': 'off',
      // The chips of one choice share their name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
      // React writes required="", the template async.
      'attribute-boolean-style': 'off',
      // Non-breaking characters would hinder searching for the number and copying it. CSS keeps it on one line.
      'tel-non-breaking': 'off',
      // Scripts come from the same origin: an attacker who can change one can change its checksum.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  })

  const faults = await Promise.all(
    pages.map(async ({ path, html }) => {
      const { results } = await validator.validateString(html)
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
      )
    }),
  )

  expect(faults.flat()).toEqual([])
})

test('on every page the skip link comes first, the header marks the current page, and its menu button leads to the footer’s links', () => {
  const faults = faultsOf(pages, ({ path, document }) => {
    const first = find(document, 'body').querySelector('a, button, input, [tabindex]')
    const [menu] = attributesOf(document, 'header a[aria-label="Menu"]', 'href')
    return (
      first?.getAttribute('href') === '#content' &&
      document.querySelector('main#content') &&
      document.querySelector(`header a[href="${callLink}"]`) &&
      hrefsOf(find(document, `footer ${menu}`)).length >= quickLinks.length &&
      isDeepStrictEqual(
        attributesOf(document, 'header nav [aria-current="page"]', 'href'),
        [paths.about, paths.serviceAreas].filter((page) => page === path),
      )
    )
  })

  expect(faults).toEqual([])
})

test('the phone number is shown dotted or bracketed, and every call link dials it', () => {
  const anyForm = new RegExp([...site.phone.slice(-10)].join('[^0-9]{0,2}'), 'g')

  const faults = pages.flatMap(({ path, document }) => {
    const attributes = document
      .querySelectorAll('[aria-label], [alt], [title], [content]')
      .flatMap((element) => Object.values(element.attributes))
      .filter((value) => !value.startsWith('tel:'))
    const shown = [textOf(document), ...attributes].flatMap((text) => text.match(anyForm) ?? [])
    return [
      ...shown.filter((form) => form !== site.phoneDotted && !site.phoneBracketed.endsWith(form)),
      ...attributesOf(document, 'a[href^="tel:"]', 'href').filter((to) => to !== callLink),
    ].map((form) => `${path}: ${form}`)
  })

  expect(faults).toEqual([])
})

test('junk removal shows the common questions that have an answer, and every service page links to them', () => {
  const shown = find(readBuiltPage(paths.junkRemoval).main, '#questions')
    .querySelectorAll('.MuiAccordion-root')
    .map((item) => [textOf(find(item, 'button')), textOf(find(item, 'p')), hrefsOf(item)[0]])
  const linking = pages.filter(({ main }) =>
    main.querySelector(`.MuiAccordion-root ~ a[href="${paths.commonQuestions}"]`),
  )

  expect(shown).toEqual(
    answeredQuestions().map(({ question, answer, link }) => [question, answer, link?.href]),
  )
  expect(linking.map(({ path }) => path).sort()).toEqual([...directServicePaths, ...cityServicePaths].sort())
})

test.each([paths.home, paths.serviceAreas])(
  'the quote form on %s asks for name, phone, email and message, and marks what is required, and the bar of a phone leads to it',
  (path) => {
    const { main, document } = readBuiltPage(path)
    const form = find(main, '#contact form')
    const fields = ['name', 'phone', 'email', 'message'].map((name) => find(form, `[name="${name}"]`))
    const required = fields.filter((field) => field.hasAttribute('required'))

    expect(fields.map((field) => field.getAttribute('type'))).toEqual(['text', 'tel', 'email', undefined])
    expect(required.map((field) => field.getAttribute('name'))).toEqual(['name', 'phone', 'message'])
    for (const { id } of required) expect(textOf(find(form, `label[for="${id}"]`))).toMatch(/\*$/)
    expect(attributesOf(document, '#actions a', 'href')).toEqual([`${path}#contact`, callLink])
    expect(fields.at(-1)?.getAttribute('placeholder')).toBe('Describe what needs to be removed...')
  },
)

test('the pages call only /api/quotes', () => {
  const texts = listBuiltFiles()
    .filter((file) => /\.(js|html)$/.test(file))
    .map((file) => readBuiltFile(file))

  const called = texts.flatMap((text) => [...text.matchAll(/["'`](\/api\b[^"'`]*)/g)].map(([, to]) => to))

  expect(new Set(called)).toEqual(new Set([paths.quotes]))
})

import { expect, type Page, test } from '@playwright/test'
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { addQuote, addSession, changeQuote, dayFromNow, visitorNamed } from '#tests/support/browser/desk.ts'
import { watchErrors } from '#tests/support/page/watch.ts'

/** Strings with markup, a script or a script URL. A hundred in the middle differ by one character. */
const attacks = naughtyStrings.filter((text) => /[<>]|javascript:|on\w+=/i.test(text))

/** Elements that only a text could have created: the desk itself has none of these. */
const injectedElements = (page: Page) =>
  page
    .locator('#root')
    .evaluate((root) =>
      [...root.querySelectorAll('*')]
        .filter(
          (element) =>
            element.matches(
              'script, style, link, meta, base, iframe, object, embed, img, video, audio, math',
            ) ||
            [...element.attributes].some(
              ({ name, value }) => /^on/i.test(name) || /^\W*(javascript|data|vbscript):/i.test(value),
            ),
        )
        .map((element) => element.outerHTML),
    )

test('visitor input is shown as text in the list, in the quote and on the day sheet, and executes no script', async ({
  page,
  request,
}) => {
  const day = dayFromNow(300)
  const { name: tag } = visitorNamed('Naughty')
  const all = attacks.join('\n')
  const few = all.slice(0, 400)
  await addSession(page)
  // Reports scripts blocked by the Content-Security-Policy, and requests to other hosts.
  const errors = watchErrors(page)
  const id = await addQuote(request, {
    name: `${tag} ${all}`.slice(0, 200),
    phone: `905-555-0199 ${attacks[0]}`.slice(0, 40),
    email: "a?body='onclick=alert1&{{7*7}}@evil.example",
    message: all.slice(0, 5000),
    source: { referrer: `https://evil.example/${few}`, utm_source: few, utm_campaign: `"${few}` },
  })
  const texts = { address: all.slice(0, 300), note: all.slice(-5000) }
  await changeQuote(page, id, { status: 'booked', visitDay: day, ...texts })
  const kept = await (await page.request.get(`/api/desk/quotes/${id}`)).json()
  const { name, message, phone, address, note, source } = kept

  const expectShown = async (texts: readonly string[]) => {
    const shown = page.getByRole('main')
    for (const text of texts)
      await expect.poll(() => shown.textContent(), { message: page.url() }).toContain(text)
    expect(await injectedElements(page), page.url()).toEqual([])
  }
  await page.goto(`/desk?status=all&q=${encodeURIComponent(tag)}`)
  await expectShown([name])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('row')).toHaveCount(0)
  await expectShown([name])
  await page.getByRole('main').getByRole('link', { name: tag }).click()
  await expectShown([name, message, phone, source.referrer, source.utm_campaign])
  await page.emulateMedia({ media: 'print' })
  await page.goto(`/desk/days/${day}`)
  await expectShown([name, message, phone, address, note])

  expect(errors).toEqual([])
})

import { expect, type Page, test } from '@playwright/test'
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { addQuote, addSession, changeQuote, dayFromNow, visitorNamed } from '#tests/support/browser/desk.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

/** Number of quotes that contain the strings: a message has 5,000 characters at most. */
const quotes = 4

/** The strings that contain markup, a script, or a URL that runs one. */
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

test('what a visitor typed is text in the list, in the quote and on the day sheet, and runs nothing', async ({
  page,
  request,
}) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const day = dayFromNow(300)
  const { name: tag } = visitorNamed('Naughty')
  await addSession(page)
  // A script that the Content-Security-Policy stopped is reported, and what was loaded from elsewhere.
  const faults = watchFaults(page)

  const ids: string[] = []
  for (let index = 0; index < quotes; index += 1) {
    const texts = attacks.filter((_, place) => place % quotes === index)
    const [first = ''] = texts
    const all = texts.join(' ')
    const id = await addQuote(request, {
      name: `${tag} ${all}`.slice(0, 200),
      phone: `905-555-0199 ${first}`.slice(0, 40),
      email: `a?body='onclick=alert${index}&{{7*7}}@evil.example`,
      message: texts.join('\n'),
      source: { referrer: `https://evil.example/${all}`, utm_source: all, utm_campaign: `"${all}` },
    })
    await changeQuote(page, id, {
      status: 'booked',
      visitDay: day,
      address: all.slice(0, 300),
      note: texts.join('\n'),
    })
    ids.push(id)
  }
  const kept = await Promise.all(
    ids.map(async (id) => (await page.request.get(`/api/desk/quotes/${id}`)).json()),
  )

  const expectShown = async (path: string, texts: readonly string[]) => {
    await page.goto(path)
    const shown = page.getByRole('main')
    for (const text of texts) await expect.poll(() => shown.textContent(), { message: path }).toContain(text)
    expect(await injectedElements(page), path).toEqual([])
  }
  const names = kept.map(({ name }) => name)
  await expectShown(`/desk?status=all&q=${encodeURIComponent(tag)}`, names)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectShown(`/desk?status=all&q=${encodeURIComponent(tag)}`, names)
  for (const { id, name, message, phone, source } of kept)
    await expectShown(`/desk/requests/${id}`, [name, message, phone, source.referrer, source.utm_campaign])
  await page.emulateMedia({ media: 'print' })
  await expectShown(
    `/desk/days/${day}`,
    kept.flatMap(({ name, message, phone, address, note }) => [name, message, phone, address, note]),
  )

  expect([...dialogs, ...faults]).toEqual([])
})

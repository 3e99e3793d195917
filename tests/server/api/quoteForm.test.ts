import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { collect } from '#tests/support/collect.ts'
import { quoteRequest, sendForm } from '#tests/support/sendQuote.ts'
import { startSite } from '#tests/support/startSite.ts'

test('a form sent without JavaScript is kept and leads to the thanks', async () => {
  const { send, quotes } = await startSite()

  const answer = await sendForm(
    send,
    { ...quoteRequest, message: 'One fridge\r\nGround floor', website: '' },
    { Origin: 'https://site.example', Referer: 'https://site.example/service-areas' },
  )

  const [quote] = await collect(quotes.list())
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toBe('/thank-you')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(quote).toMatchObject({ message: 'One fridge\nGround floor', page: '/service-areas', spam: false })
})

test('a form with mistakes comes back with the reasons, what was typed, and a number to call', async () => {
  const { send, quotes } = await startSite()

  const answer = await sendForm(send, {
    name: '',
    phone: '12',
    email: 'ada@',
    message: '\nOne "fridge" & a couch',
  })

  expect(answer.status).toBe(422)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.text).toContain('<li>Please fill in your name.</li>')
  expect(answer.text).toContain('<li>Please give a phone number with at least 7 digits.</li>')
  expect(answer.text).toContain('<li>Please check the email address, or leave it empty.</li>')
  expect(answer.text).toContain('value="ada@"')
  expect(answer.text).toContain('>\n\nOne &quot;fridge&quot; &amp; a couch</textarea>')
  expect(answer.text).toContain(`href="tel:${site.phone}"`)
  expect(await collect(quotes.list())).toEqual([])
})

test('nothing that was typed becomes markup', async () => {
  const { send } = await startSite()
  const attack = '"></textarea><script>alert(1)</script>\''

  const answer = await sendForm(send, {
    name: attack,
    phone: attack,
    email: attack,
    message: attack,
    website: attack,
  })

  expect(answer.status).toBe(422)
  expect(answer.text).not.toContain('<script')
  expect(answer.text.match(/<\/textarea>/g)).toHaveLength(1)
})

test('a field that came twice is asked for again', async () => {
  const { send } = await startSite()

  const answer = await send('/api/quotes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'name=Ada&name=Eve&phone=905-555-0100&message=x',
  })

  expect(answer.status).toBe(422)
  expect(answer.text).toContain('<li>Please fill in your name.</li>')
})

test('a filled honeypot stays filled when the form comes back', async () => {
  const { send, quotes } = await startSite()

  const refused = await sendForm(send, { website: 'x' })
  await sendForm(send, { ...quoteRequest, website: 'x' })

  const [quote] = await collect(quotes.list())
  expect(refused.text).toContain('name="website" value="x"')
  expect(quote?.spam).toBe(true)
})

test('a store that fails gives the form back, and says to call', async () => {
  const failure = async () => Promise.reject(new Error('disk I/O error'))
  const { send, lines } = await startSite({ store: { add: failure, check: failure } })

  const answer = await sendForm(send, quoteRequest)

  expect(answer.status).toBe(503)
  expect(answer.text).toContain('<li>Your request could not be saved just now.')
  expect(answer.text).toContain('value="Ada"')
  expect(lines).toHaveLength(1)
})

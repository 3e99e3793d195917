import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { momentOf } from '#data/desk/deskCalendar.ts'
import { quoteFields } from '#data/quote/quoteFields.ts'
import { describePhotos, ownerMailContent } from '#server/quotes/outbox/mails.ts'
import { wantedMessages } from '#server/quotes/outbox/outboxQueue.ts'
import {
  archive,
  config,
  storedQuote as quote,
  receive,
  mailSettings as settings,
  siteUrl,
} from '#tests/support/server/receiveMail.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { startMailServer } from '#tests/support/server/startMailServer.ts'

const day = 24 * 60 * 60_000

test('the owner’s mail has all data needed to call back', async () => {
  const server = await startMailServer()
  const mail = await receive('owner', {}, { server })

  expect(new Set(server.names)).toEqual(new Set(['site.example']))
  expect(mail.envelope.from).toBe('site@site.example')
  expect(mail.receivers.toSorted()).toEqual(settings.to.toSorted())
  expect(mail.to?.map(({ address }) => address)).toEqual(settings.to)
  expect(mail.from).toMatchObject({ name: site.brand, address: 'site@site.example' })
  expect(mail.replyTo).toMatchObject([{ name: 'Ada', address: 'ada@example.com' }])
  expect(mail.subject).toBe('Quote request from Ada')
  expect(mail.messageId).toBe('<0123456789ab.owner.0@site.example>')
  expect(mail.raw).toMatch(/^auto-submitted: auto-generated\r$/im)
  const page = 'https://site.example/services/ajax/shed-demolition?utm=a'
  for (const needed of ['tel:9055550100', page, 'One fridge', 'ada@example.com'])
    for (const body of [mail.text, mail.html]) expect(body).toContain(needed)
  expect(mail.html).toContain('<a href="tel:9055550100">905-555-0100</a>')
  expect(mail.attachments).toEqual([])
})

test('the mail says how many announced photos are missing, and where to find them', async () => {
  const photosIn = (photos: number, photosAnnounced: number, age = 0, retentionDays = 180) => {
    const createdAt = new Date(Date.now() - age * day).toISOString()
    return describePhotos({ ...quote, createdAt, photos, photosAnnounced }, photos, retentionDays)
  }
  const rest = `The rest: at the desk, or npm run quotes -- show ${quote.id}`

  expect(photosIn(0, 1, 179)).toBe(`0 of 1 photo so far. ${rest}`)
  expect(photosIn(2, 5, 181)).toBe(`2 of 5 photos so far. ${rest}`)
  // A form sent without script announces the largest number.
  expect(photosIn(2, 8)).toBe(`2 of up to 8 photos so far. ${rest}`)
  const whole = [photosIn(5, 5), photosIn(1, 1), photosIn(0, 0, 181)]
  expect(whole).toEqual(['5 photos, attached', '1 photo, attached', 'none'])
  expect(photosIn(0, 5, 2, 1)).toBe('none any more. Photos are deleted after 1 day.')
  // Sent again after PHOTO_RETENTION_DAYS.
  const late = await receive('owner', { photosAnnounced: 5, createdAt: '2026-01-20T14:05:00.000Z' })
  expect(late.text).toMatch(/^Photos: +none any more. Photos are deleted after 180 days.$/m)
})

test('photos are attached to the owner’s mail up to the size limit, and not to a confirmation', async () => {
  const { text, html, attachments, raw } = await receive('owner', { photos: 3 })
  const confirmation = await receive('confirmation', { photos: 3 })

  expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['photo-1.jpg', 'image/jpeg'],
    ['photo-3.heic', 'image/heic'],
  ])
  expect(raw).toContain(Buffer.from('picture 1').toString('base64'))
  for (const body of [text, html]) {
    expect(body).toContain('3 photos, 2 attached. All of them: npm run quotes -- photos 0123456789ab FOLDER')
    expect(body).toContain('The end of photo-3.heic is missing')
  }
  expect(confirmation.attachments).toEqual([])
})

test('an owner whose mail server refuses photos gets the mail without photos, and another with photos', async () => {
  const server = await startMailServer()
  server.behave('refuseAttachments', 'office@')

  await receive('owner', { photos: 3 }, { server })

  const attached = server.mails.map(({ envelope, attachments }) => [envelope.to[0], attachments.length])
  expect(attached.map(String)).toEqual(['owner@site.example,2', 'office@site.example,0'])
  expect(server.mails[1]?.text).toContain('3 photos, 0 attached.')
})

test.each<[what: string, circumstances: Parameters<typeof receive>[2]]>([
  [
    'whose photos take too long to send',
    { photos: { ...archive, readPhoto: () => new Promise(() => {}) }, timeout: 700 },
  ],
  [
    'whose server broke off without an answer',
    { acceptedBy: settings.to.map((email) => `0 ${email}`), now: 3_600_000 },
  ],
])('a mail %s goes out without photos', async (_what, circumstances) => {
  const { attachments, text } = await receive('owner', { photos: 3 }, circumstances)

  expect(attachments).toEqual([])
  expect(text).toContain('3 photos, 0 attached. All of them: npm run quotes -- photos')
})

test.each([
  ['552 5.3.4 too big', 'goes out without photos'],
  ['550 5.2.3 too long', 'goes out without photos'],
  ['452 4.3.1 no space', 'keeps them for later'],
  ['550 5.7.1 not you', 'keeps them for later'],
])('a mail with photos refused with "%s" before it is sent %s', async (reply, result) => {
  const server = await startMailServer()
  server.refuseSenders(reply, reply)

  const received = receive('owner', { photos: 3 }, { server })

  if (result === 'keeps them for later') await expect(received).rejects.toThrow()
  else expect((await received).receivers.toSorted()).toEqual(settings.to.toSorted())
  expect(server.mails.flatMap(({ attachments }) => attachments)).toEqual([])
  expect(server.mails).toHaveLength(result === 'keeps them for later' ? 0 : settings.to.length)
})

test('a password goes to another machine over TLS only, unless SMTP_URL allows plain text', async () => {
  const server = await startMailServer()
  const { port } = new URL(server.url)
  // This machine, and an IP address that leads to it and does not say so. The server has no TLS.
  const hosts = [`127.0.0.1:${port}`, `0.0.0.0:${port}`, `0.0.0.0:${port}/?requireTLS=false`]

  const sent = await Promise.allSettled(
    hosts.map((host) => receive('owner', {}, { server: { ...server, url: `smtp://ada:secret@${host}` } })),
  )

  expect(sent.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(server.mails).toHaveLength(2 * settings.to.length)
})

test('typed text becomes neither a header nor markup', async () => {
  const attack =
    'Eve\r\nBcc: all@evil.example <eve@evil.example>, "x" <script>alert(1)</script> =?utf-8?B?UEFJRA0KDQpoaQ==?='

  const mail = await receive('owner', { name: attack, message: attack, phone: attack, page: `/${attack}` })

  const headers = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))
  expect(headers).not.toMatch(/^bcc:/im)
  // An encoded word of the visitor would be decoded, line breaks included.
  expect([mail.subject, mail.replyTo?.[0]?.name].join()).toContain('= ?utf-8?B?UEFJ')
  expect(mail.receivers.toSorted()).toEqual(settings.to.toSorted())
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['ada@example.com'])
  expect(mail.html).not.toContain('<script')
})

test('a mail about probable spam has a warning', async () => {
  const mail = await receive('owner', { spam: true })

  const warning = 'This is probably spam: a field that visitors cannot see was filled in.'
  expect(mail.subject).toBe('Probably spam: quote request from Ada')
  expect(mail.text?.startsWith(`${warning}\n\nName:`)).toBe(true)
  expect(mail.html).toContain(`<strong>${warning}</strong>`)
})

test.each([
  [settings, quoteRequest, false, ['owner', 'confirmation', 'alert']],
  [settings, quoteRequest, true, ['owner']],
  [settings, { ...quoteRequest, email: '' }, false, ['owner', 'alert']],
  [{ ...settings, autoreply: false }, quoteRequest, false, ['owner', 'alert']],
  [undefined, quoteRequest, false, ['alert']],
])(
  'with the mail settings %o, the request %o with spam %o needs the messages %o',
  (mail, request, spam, wanted) => {
    expect(wantedMessages({ ...config, mail }, request, spam)).toEqual(wanted)
  },
)

test('the text has a line for each field with the time at the company, then the message', () => {
  const received = new Date(quote.createdAt).toLocaleString(site.language, {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: site.timeZone,
  })
  const lines = ownerMailContent(quote, settings, siteUrl, 'none').text.replace(/ {2,}/g, ' ').split('\n')

  expect(lines).toEqual([
    'Name: Ada',
    'Phone: 905-555-0100 (tel:9055550100)',
    'Email: ada@example.com',
    ...quoteFields.filter(({ name }) => quote[name] === '').map(({ label }) => `${label}: not given`),
    'Photos: none',
    'Sent from: https://site.example/services/ajax/shed-demolition?utm=a',
    `Received: ${received}`,
    'Quote: 0123456789ab',
    '',
    'One fridge',
    '',
  ])
})

test.each(['', '.evil.example/x'])(
  'without an email address and with the page "%s", the mail has no link',
  (page) => {
    const mail = ownerMailContent({ ...quote, phone: 'none', email: '', page }, settings, siteUrl, 'none')

    expect(mail).not.toHaveProperty('replyTo')
    expect(mail.text).toMatch(/\nEmail: +not given\n(.*\n)+Sent from: +unknown\n/)
    expect(mail.html).not.toMatch(/evil|href/)
  },
)

test('naughty strings are unchanged in a mail, and none becomes a link or markup', () => {
  for (const text of naughtyStrings.filter(Boolean)) {
    const typed = { name: text, message: text, phone: `905-555-0100; ${text}`, email: 'a?bcc=b@evil.example' }
    const mail = ownerMailContent({ ...quote, ...typed }, settings, siteUrl, 'none')
    const page = parse(mail.html)

    const cells = page.querySelectorAll('td').map(({ textContent }) => textContent)
    const links = page.querySelectorAll('a').map((link) => link.getAttribute('href'))
    expect(mail.text.endsWith(`\n\n${text}\n`)).toBe(true)
    expect(cells.slice(0, 3)).toEqual([typed.name, typed.phone, typed.email])
    expect(page.querySelector('p')?.textContent).toBe(text)
    expect(new Set(page.querySelectorAll('*').map(({ tagName }) => tagName))).toEqual(elements)
    expect(links).toEqual([
      expect.stringMatching(/^tel:\d{10,15}(;ext=\d+)?$/),
      'mailto:a%3Fbcc%3Db@evil.example',
      'https://site.example/services/ajax/shed-demolition?utm=a',
    ])
  }
})

const elements = new Set(['HTML', 'BODY', 'TABLE', 'TR', 'TH', 'TD', 'A', 'P'])

/** The end of same-day service on December 4. */
const sameDayEnds = momentOf('2026-12-04', `${String(site.sameDayHour).padStart(2, '0')}:00`)
const beforeItEnds = new Date(sameDayEnds - 60_000).toISOString()
const whenItEnds = new Date(sameDayEnds).toISOString()
const theNextMorning = new Date(sameDayEnds + 23 * 3_600_000).toISOString()

test('the confirmation contains no typed text', async () => {
  const quote = { name: 'Buy pills at evil.example', createdAt: beforeItEnds }
  const mail = await receive('confirmation', quote, { now: Date.parse(beforeItEnds) })

  expect(mail.envelope.to).toEqual(['ada@example.com'])
  expect(mail.from).toMatchObject({ name: site.brand, address: 'site@site.example' })
  expect(mail.replyTo?.[0]?.address).toBe('owner@site.example')
  expect(mail.raw).toMatch(/^x-auto-response-suppress: All\r$/im)
  expect(mail.raw).toMatch(/^auto-submitted: auto-replied\r$/im)
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('We have your quote request, and we call or write back with a price.')
    expect(body).toContain(site.phoneDotted)
  }
  expect(mail.raw).not.toMatch(/pills|fridge/)
})

test.each([
  [beforeItEnds, beforeItEnds, '', true],
  [whenItEnds, whenItEnds, '', false],
  [beforeItEnds, beforeItEnds, '2026-12-24', false],
  [beforeItEnds, whenItEnds, '', false],
  [beforeItEnds, theNextMorning, '', false],
])(
  'the confirmation of %s that is sent at %s for the day %j offers today: %s',
  async (createdAt, sentAt, day, isOffered) => {
    const { text } = await receive('confirmation', { createdAt, day }, { now: Date.parse(sentAt) })

    expect(text?.includes('Need it gone today?')).toBe(isOffered)
  },
)

import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { quoteFields } from '#data/quote/quoteFields.ts'
import { ownerMailContent } from '#server/quotes/outbox/ownerMail.ts'
import {
  storedQuote as quote,
  mailSettings as settings,
  siteUrl,
} from '#tests/support/server/mailFixtures.ts'

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

test('an encoded word in the name is not decoded from a header', () => {
  const name = '=?utf-8?B?UEFJRA0KDQpoaQ==?='
  const mail = ownerMailContent({ ...quote, name }, settings, siteUrl, 'none')

  expect([mail.subject, mail.replyTo?.name].join('\n')).not.toContain('=?')
  expect(mail.text).toContain(name)
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

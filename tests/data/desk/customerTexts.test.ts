import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { customerTexts, fillText, messageLink, onOurWay } from '#data/desk/customerTexts.ts'

const [booked, , , cancelled, thankYou] = customerTexts
const visit = { visitDay: '2026-11-27', visitFrom: '13:00', visitTo: '15:00', price: 210 }

test('a text says what is known about the visit, and leaves out what is not', () => {
  const whole = fillText(booked, { name: ' Ada Smith', ...visit })
  const anyTime = fillText(booked, { name: 'Ada', ...visit, visitFrom: '', visitTo: '', price: null })

  expect(whole).toBe(
    `Hi Ada, this is ${site.brand}. Your pickup is booked for Friday, Nov 27. We’ll arrive from 1 to 3 p.m. The price is $210 plus HST. If anything changes, call us at ${site.phoneDotted}.`,
  )
  expect(anyTime).toBe(
    `Hi Ada, this is ${site.brand}. Your pickup is booked for Friday, Nov 27. If anything changes, call us at ${site.phoneDotted}.`,
  )
  expect(fillText(cancelled, { name: 'Ada', ...visit })).toContain(
    'is cancelled. It was booked for Friday, Nov 27. If',
  )
  expect(fillText(cancelled, { name: 'Ada', ...visit, visitDay: '' })).toContain('is cancelled. If')
  expect(fillText(thankYou, { name: 'Ada', ...visit })).toContain(site.reviewsSite?.url)
})

test('a name with a placeholder, a link or an ampersand stays text in the message app', () => {
  const text = fillText(onOurWay, { name: '{price}&$&?body=x# Smith', ...visit })

  expect(text).toContain('Hi {price}&$&?body=x#, this is')
  expect(messageLink('(905) 555-0199 ext. 4', text)).toBe(`sms:9055550199?&body=${encodeURIComponent(text)}`)
  expect(messageLink('none', text)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { callLink, findPhoneNumbers, mailLink, textLink } from '#data/quote/contactLinks.ts'

test.each([
  ['905-555-0100', 'tel:9055550100'],
  ['+1 (905) 555-0100', 'tel:+19055550100'],
  ['905.555.0100 ext. 12', 'tel:9055550100;ext=12'],
  ['905-555-0100 extra 5', 'tel:9055550100'],
  ['９０５ ５５５ ０１００', 'tel:9055550100'],
  ['٩٠٥ ٥٥٥ ٠١٩٩', 'tel:9055550199'],
  ['\u202a+1 905 555 0199\u202c', 'tel:+19055550199'],
  ['after 5 pm: 905 555 0199', 'tel:9055550199'],
  ['905 555 0199 or 905 555 0100', 'tel:9055550199'],
  ['905/555-0100', 'tel:9055550100'],
  ['+1 905 / 555 / 0100', 'tel:+19055550100'],
  ['905-555-0142/0143', 'tel:9055550142'],
  ['905-555-0142/416-555-0100', 'tel:9055550142'],
  ['call 5550100 after 5', 'tel:5550100'],
  ['+123 4567890 12345', 'tel:+123456789012345'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['home: 0049 (0)30 901820 ext. 3', 'tel:004930901820;ext=3'],
  ['+49(0) 30 901820', 'tel:+4930901820'],
  ['011 44 (0) 20 7946 0958', 'tel:011442079460958'],
  ['+44 020 7946 0958', 'tel:+442079460958'],
  ['+49 (030) 901820', 'tel:+4930901820'],
  ['+(44) [0]20 7946 0958', 'tel:+442079460958'],
  ['+ 4402079460958', 'tel:+442079460958'],
  ['+4420 7946 0958', 'tel:+442079460958'],
  ['+49 (0)30/901820', 'tel:+4930901820'],
  ['+3530 1 234 5678', 'tel:+35312345678'],
  ['+1900 555 0100', 'tel:+19005550100'],
  ['(020) 7946 0958', 'tel:02079460958'],
  ['+39 (0)6 6982 1234', 'tel:+390669821234'],
  ['+2250708091011', 'tel:+2250708091011'],
  ['1 or 2 or 3 or 4, 567', undefined],
  ['1234567890 123456', undefined],
  ['5 .... 7', undefined],
])('%s is dialled as %s', (phone, link) => {
  expect(callLink(phone)).toBe(link)
})

test('an sms link has the phone number without the extension', () => {
  expect(textLink('after 5: 905 555 0142 ext. 12')).toBe('sms:9055550142')
  expect(textLink('+44 (0)20 7946 0958')).toBe('sms:+442079460958')
  expect(textLink('call me')).toBeUndefined()
})

test('every phone number is found', () => {
  const found = findPhoneNumbers('home: (905) 555-0142 ext. 3, or +1 416 555 0100 after 5')

  expect(found).toEqual([
    { dialled: '9055550142', extension: '3' },
    { dialled: '+14165550100', extension: undefined },
  ])
})

test.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ['a?bcc=victim&body=pay@evil.example', 'mailto:a%3Fbcc%3Dvictim%26body%3Dpay@evil.example'],
  ['', undefined],
])('the email address "%s" has a mailto link without other parameters, or none', (email, link) => {
  expect(mailLink(email)).toBe(link)
})

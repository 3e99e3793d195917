import { expect, test } from 'vitest'
import { withoutLoneCode, withPostalCode } from '#components/quote/fields/messageLines.ts'
import { chosenAccess, withAccess } from '#components/quote/photos/accessLine.ts'
import { photosAndDay } from '#data/quote/photosAndDay.ts'

const message = 'Piano removal in Ajax: an upright\nand a bench'

test('the message begins with the selected options in their fixed order', () => {
  const withChoices = withAccess(message, ['Stairs', 'Basement'])

  expect(withChoices).toBe(`Access: Basement, Stairs\n${message}`)
  expect(withAccess(withChoices, ['Elevator'])).toBe(`Access: Elevator\n${message}`)
  expect(withAccess(withChoices, [])).toBe(message)
})

test('every option can be selected and cleared', () => {
  for (const choice of photosAndDay.access.choices)
    expect(chosenAccess(withAccess('', [choice]))).toEqual([choice])
})

test('options named in the access line are selected, even if the visitor edited the line', () => {
  expect(chosenAccess('Access: Basement, Stairs\nOne fridge')).toEqual(['Basement', 'Stairs'])
  expect(chosenAccess('Access: Basement, a ladder')).toEqual(['Basement'])
  expect(chosenAccess('One fridge in the Basement')).toEqual([])
})

test('text typed into the access line stays when an option is selected or cleared', () => {
  const typed = 'Access: Stairs, 14 of them\nOne fridge'

  expect(withAccess(typed, ['Stairs', 'Elevator'])).toBe('Access: Stairs, Elevator, 14 of them\nOne fridge')
  expect(withAccess(typed, [])).toBe('Access: 14 of them\nOne fridge')
  expect(withAccess('Access: ', [])).toBe('')
})

test('the postal code line follows the access line, and each is replaced independently', () => {
  const both = withPostalCode(withAccess(message, ['Stairs']), 'L1S 4W2')

  expect(both).toBe(`Access: Stairs\nPostal code: L1S 4W2\n${message}`)
  expect(withAccess(both, [])).toBe(`Postal code: L1S 4W2\n${message}`)
  expect(withAccess(withPostalCode(message, 'M1X'), ['Stairs'])).toBe(
    `Access: Stairs\nPostal code: M1X\n${message}`,
  )
  expect(withPostalCode(both, '')).toBe(`Access: Stairs\n${message}`)
  expect(withPostalCode('Postal code: M1X, at the back', 'L1S')).toBe(
    'Postal code: L1S\nPostal code: M1X, at the back',
  )
})

test('a message with only a postal code line counts as empty', () => {
  const code = withPostalCode('', 'L1S')

  expect(withoutLoneCode(code)).toBe('')
  for (const kept of [withPostalCode('A sofa', 'L1S'), withAccess(code, ['Stairs'])])
    expect(withoutLoneCode(kept)).toBe(kept)
})

import { expect, test } from 'vitest'
import { chosenAccess, withAccess } from '#components/quote/photos/accessLine.ts'

const message = 'Piano removal in Ajax: an upright\nand a bench'

test('the message begins with what is chosen, in the order of the choices', () => {
  const withChoices = withAccess(message, ['Stairs', 'Basement'])

  expect(withChoices).toBe(`Access: Basement, Stairs\n${message}`)
  expect(withAccess(withChoices, ['Elevator'])).toBe(`Access: Elevator\n${message}`)
  expect(withAccess(withChoices, [])).toBe(message)
})

test('what the line says is chosen, also after it was changed by hand', () => {
  expect(chosenAccess('Access: Basement, Stairs\nOne fridge')).toEqual(['Basement', 'Stairs'])
  expect(chosenAccess('Access: Basement, a ladder')).toEqual(['Basement'])
  expect(chosenAccess('One fridge in the Basement')).toEqual([])
})

test('what was typed into the line stays when a choice is made or taken back', () => {
  const typed = 'Access: Stairs, 14 of them\nOne fridge'

  expect(withAccess(typed, ['Stairs', 'Elevator'])).toBe('Access: Stairs, Elevator, 14 of them\nOne fridge')
  expect(withAccess(typed, [])).toBe('Access: 14 of them\nOne fridge')
  expect(withAccess('Access: ', [])).toBe('')
})

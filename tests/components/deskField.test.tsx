import { ThemeProvider } from '@mui/material/styles'
import { parse } from 'node-html-parser'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeskField } from '#components/desk/frame/DeskField.tsx'
import { deskTheme } from '#renderer/desk/deskTheme.ts'

test('a choice has its fault as its accessible description', () => {
  expect(selectWith('Choose one.').description).toBe('Choose one.')
  expect(selectWith(undefined).describedBy).toBeUndefined()
})

function selectWith(fault: string | undefined) {
  const page = parse(
    renderToString(
      <ThemeProvider theme={deskTheme}>
        <DeskField id="status" label="Status" value="" onChange={() => {}} options={[]} fault={fault} />
      </ThemeProvider>,
    ),
  )
  const describedBy = page.querySelector('select#status')?.getAttribute('aria-describedby')
  return { describedBy, description: page.getElementById(String(describedBy))?.text }
}

import { useTheme } from '@emotion/react'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'

/** Around a component of Material UI's: the whole of its theme, made of our own when the first one is loaded. */
export function MaterialTheme({ children }: { children: ReactNode }) {
  const { options, design } = useTheme()
  const whole = useMemo(() => createTheme(options, { design, options }), [options, design])
  return <ThemeProvider theme={whole}>{children}</ThemeProvider>
}

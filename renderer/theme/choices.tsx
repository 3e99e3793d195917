import { type Components, styled, type Theme } from '@mui/material/styles'
import { Icon } from '#components/media/Icon.tsx'

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    outlined: false
  }
}

const Dot = styled('span')(({ theme: { palette } }) => ({
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: `2px solid ${palette.control}`,
  background: palette.background.paper,
  '.Mui-checked > &': { border: `8px solid ${palette.primary.main}` },
}))

/** What a visitor chooses from, and the stars others gave. */
export const choices = {
  MuiRadio: {
    defaultProps: { icon: <Dot />, checkedIcon: <Dot /> },
    styleOverrides: { root: { padding: 0 } },
  },
  MuiRating: {
    defaultProps: { readOnly: true, icon: <Icon name="star" /> },
    styleOverrides: {
      root: ({ theme: { palette } }) => ({ fontSize: 'inherit', '&, && svg': { color: palette.star } }),
      icon: { transition: 'none' },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme: { palette, design }, ownerState: { color } }) => {
        const chosen = {
          background: palette.primary.main,
          borderColor: palette.primary.main,
          color: palette.primary.contrastText,
        }
        return {
          height: 'auto',
          minHeight: design.size.touchTargetMin,
          borderRadius: design.corner.chip,
          border: `1.5px solid ${palette.control}`,
          background: palette.background.paper,
          color: palette.text.primary,
          fontWeight: 600,
          fontSize: '1rem',
          lineHeight: 'inherit',
          transition: `background-color ${design.move.fast}`,
          '&:hover': chosen,
          ...(color === 'primary' && chosen),
        }
      },
      label: { padding: '0 1.05rem' },
    },
  },
} satisfies Components<Theme>

/**
 * A colour of the theme ("#12211D") with an opacity, as eight hexadecimal digits.
 *
 * @param opacity from 0 to 1
 */
export const translucent = (colour: string, opacity: number): string =>
  colour +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')

/** Forced colours remove backgrounds and shadows; a border keeps the shape of the element. */
export const forcedEdge = { '@media (forced-colors: active)': { border: '1px solid' } } as const

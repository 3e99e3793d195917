/**
 * A colour of the theme ("#12211D") through which the ground shows, as eight hexadecimal digits.
 *
 * @param opacity from 0 to 1
 */
export const translucent = (colour: string, opacity: number): string =>
  colour +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')

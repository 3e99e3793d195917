/** A colour of the logo; the header and the footer each set their own. */
type LogoColour = 'ground' | 'ink' | 'box' | 'tape'

type LogoShape = {
  /** SVG path data on a square of 48 by 48. */
  path: string
  fill?: LogoColour
  stroke?: { colour: LogoColour; width: number }
}

/** The launch list names the logo until this is false. */
export const logoIsStandIn: boolean = true

/**
 * The logo beside the brand's name, in drawing order: a hand truck in the shape of an L, with one box. The browser tab's icon is
 * data/images/favicon.svg.
 */
export const logoShapes: readonly LogoShape[] = [
  {
    path: 'M10 0h28a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10H10A10 10 0 0 1 0 38V10A10 10 0 0 1 10 0z',
    fill: 'ground',
  },
  { path: 'M9 8.5h3.2a4 4 0 0 1 4 4V35H41', stroke: { colour: 'ink', width: 4.6 } },
  { path: 'M22 16.8q0-1.8 1.8-1.8h13.4q1.8 0 1.8 1.8v13.4q0 1.8-1.8 1.8H23.8q-1.8 0-1.8-1.8z', fill: 'box' },
  { path: 'M28.7 15h3.6v5.6h-3.6z', fill: 'tape' },
  {
    path: 'M11 37.2a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0z',
    fill: 'ground',
    stroke: { colour: 'ink', width: 3.6 },
  },
]

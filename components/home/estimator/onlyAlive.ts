/** A control that needs the page alive: its place is kept until then; without JavaScript there is none. */
export const onlyAlive = {
  '[data-waiting] &': { visibility: 'hidden' },
  '@media (scripting: none)': { display: 'none' },
} as const
